import type { Context } from '#platform/context.ts';
import { invalidFields, type Problem } from '#platform/http/problem.ts';
import { toTagKey } from '../tag-key.ts';
import { findFreeSlug } from './slug-faults.ts';
import { selectFormerTags, selectTag, selectTagNames, type NamedTag, type NewTag } from './tags.store.ts';
import { slugifyTag } from './make-slug.ts';

interface Asked {
  /** Slugs or names; with a slug of its own, a name, and the slug to have if it is new. */
  given: readonly (string | NewTag)[];
  /** The post that they are for: it may be named by the slugs that its tags had before. */
  postId?: string | undefined;
  /** Tags that are about to be created. */
  planned?: readonly NamedTag[];
}

/**
 * The slugs of tags, each once, and those that do not exist yet. A tag is known by its slug or its name; another name
 * gets a slug that no tag has or had, so that former addresses go on to redirect.
 * @throws Problem 400 for a name of which no slug can be made
 */
export async function resolveTags(
  { database: { kysely } }: Pick<Context, 'database'>,
  { given, postId, planned = [] }: Asked,
): Promise<{ tags: string[]; newTags: NewTag[] }> {
  if (given.length === 0) return { tags: [], newTags: [] };
  const present = [...(await selectTagNames(kysely)), ...planned];
  const bySlug = new Map(present.map((tag) => [tag.slug, tag]));
  const byName = new Map<string, NamedTag>(present.map((tag) => [toTagKey(tag.name), tag]));
  const slugs = given.filter((one) => typeof one === 'string');
  const former = postId ? await selectFormerTags(kysely, { slugs, postId }) : [];
  const newTags: NewTag[] = [];
  const create = async (wanted: NewTag): Promise<NewTag> => {
    if (wanted.slug === '') throw emptyTag();
    const isFree = async (slug: string) => !bySlug.has(slug) && !(await selectTag(kysely, slug));
    const tag = { ...wanted, slug: await findFreeSlug(wanted.slug, isFree) };
    newTags.push(tag);
    bySlug.set(tag.slug, tag);
    byName.set(toTagKey(tag.name), tag);
    return tag;
  };
  const tags = new Set<string>();
  for (const one of given) {
    const wanted = typeof one === 'string' ? { name: one, slug: slugifyTag(one) } : one;
    const known =
      (typeof one === 'string' && bySlug.get(one)) ||
      byName.get(toTagKey(wanted.name)) ||
      former.find(({ asked }) => asked === one);
    const { slug } = known ?? (await create(wanted));
    tags.add(slug);
  }
  return { tags: [...tags], newTags };
}

const emptyTag = (): Problem =>
  invalidFields([{ field: 'tags', message: 'A tag must have a letter or a digit' }]);
