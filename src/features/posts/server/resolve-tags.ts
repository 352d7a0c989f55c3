import type { Context } from '#platform/context.ts';
import { invalidFields, type Problem } from '#platform/http/problem.ts';
import { selectTags, type NamedTag } from './tags.store.ts';

/**
 * The slugs of tags that are given by slug, former slug or name, each once, and those that do not exist yet.
 * @throws Problem 400 for a name of which no slug can be made
 */
export async function resolveTags(
  { database }: Pick<Context, 'database'>,
  given: readonly string[],
): Promise<{ tags: string[]; newTags: NamedTag[] }> {
  if (given.length === 0) return { tags: [], newTags: [] };
  const { slugifyTag } = await import('./make-slug.ts');
  const named = given.map((name) => ({ name, slug: slugifyTag(name) }));
  if (named.some(({ slug }) => slug === '')) throw emptyTag();
  const known = await selectTags(
    database.kysely,
    named.map(({ slug }) => slug),
  );
  const find = (slug: string) =>
    known.find((tag) => tag.slug === slug) ?? known.find(({ asked }) => asked === slug);
  const newTags = named.filter(({ slug }) => !find(slug));
  return { tags: [...new Set(named.map(({ slug }) => find(slug)?.slug ?? slug))], newTags };
}

const emptyTag = (): Problem =>
  invalidFields([{ field: 'tags', message: 'A tag must have a letter or a digit' }]);
