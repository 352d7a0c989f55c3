import { ImportError } from '../import-error.ts';
import { cleanText } from '../source/decode-text.ts';
import type { NewTag } from '../../tags.store.ts';
import type { FoundAuthor } from '../source/found-post.ts';
import type { GhostRow } from './read-rows.ts';

/** More relations than a large site has; each takes some tens of bytes. */
const maximumRelations = 1_000_000;

/** A post's tags and the like, by its id. */
export interface GhostTables {
  tagsOf(postId: string): NewTag[];
  authorOf(postId: string, authorId: string | null): FoundAuthor | null;
  /** Old exports have its fields in the post itself. */
  metaOf(postId: string, post: Record<string, unknown>): GhostMeta;
  /** How many posts there are. */
  posts: number;
}

/** A row of `posts_meta`. */
type GhostMeta = Record<(typeof metaFields)[number], string>;

const metaFields = [
  'meta_title',
  'meta_description',
  'feature_image_alt',
  'feature_image_caption',
  'og_title',
  'og_description',
  'og_image',
  'twitter_title',
  'twitter_description',
  'twitter_image',
] as const;

export const textOf = (value: unknown): string => (typeof value === 'string' ? cleanText(value) : '');

/** Reads everything but the posts, which come before what they refer to. @throws ImportError */
export async function readTables(rows: AsyncIterable<GhostRow>): Promise<GhostTables> {
  const tags = new Map<string, NewTag>();
  const users = new Map<string, FoundAuthor>();
  const metas = new Map<string, GhostMeta>();
  const tagsOf = new Map<string, { order: number; id: string }[]>();
  const authorsOf = new Map<string, { order: number; id: string }[]>();
  let posts = 0;
  let relations = 0;

  const relate = (map: typeof tagsOf, row: Record<string, unknown>, id: string) => {
    relations += 1;
    if (relations > maximumRelations) throw new ImportError('The export has more than a million relations.');
    const postId = textOf(row['post_id']);
    map.set(postId, [...(map.get(postId) ?? []), { order: Number(row['sort_order'] ?? 0), id }]);
  };
  for await (const { table, row } of rows) {
    if (table === 'posts') posts += 1;
    else if (row === null) continue;
    // Internal tags begin with # and are never shown.
    else if (table === 'tags' && row['visibility'] !== 'internal')
      tags.set(textOf(row['id']), {
        name: textOf(row['name']),
        slug: textOf(row['slug']),
        description: textOf(row['description']),
      });
    else if (table === 'users') users.set(textOf(row['id']), toAuthor(row));
    else if (table === 'posts_tags') relate(tagsOf, row, textOf(row['tag_id']));
    else if (table === 'posts_authors') relate(authorsOf, row, textOf(row['author_id']));
    else if (table === 'posts_meta') metas.set(textOf(row['post_id']), toMeta(row));
  }
  if (posts === 0) throw new ImportError('This is not a Ghost export: there are no posts in it.');
  const inOrder = (map: typeof tagsOf, postId: string) =>
    (map.get(postId) ?? []).toSorted((a, b) => a.order - b.order).map(({ id }) => id);
  return {
    posts,
    tagsOf: (postId) => inOrder(tagsOf, postId).flatMap((id) => tags.get(id) ?? []),
    authorOf(postId, authorId) {
      const [first] = inOrder(authorsOf, postId);
      return users.get(first ?? authorId ?? '') ?? null;
    },
    metaOf: (postId, post) => metas.get(postId) ?? toMeta(post),
  };
}

const toAuthor = (row: Record<string, unknown>): FoundAuthor => ({
  name: textOf(row['name']),
  email: textOf(row['email']).toLowerCase(),
  slug: textOf(row['slug']),
});

const toMeta = (row: Record<string, unknown>): GhostMeta =>
  Object.fromEntries(metaFields.map((name) => [name, textOf(row[name])])) as GhostMeta;
