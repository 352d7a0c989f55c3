import { sql, type Insertable, type SelectQueryBuilder, type Updateable } from 'kysely';
import type { RowEncoding } from '#platform/database/encode-rows.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { newestFirst } from '#platform/database/newest-first.ts';
import { readEncoded } from '#platform/database/read-encoded.ts';
import { searchNewest } from '#platform/database/search-newest.ts';
import type { Tables } from '#platform/database/tables.ts';
import { cutPage, type EncodedPage, type Page, type Position } from '#platform/http/listing.ts';
import type { Post, PostCard } from '../contract.ts';
import type { BlogsTable } from './tables.ts';

export interface PostFilter {
  publishedOnly: boolean;
  /** Looked for in title and excerpt, any case. */
  search?: string | undefined;
  position: Position | null;
  limit: number;
}

const cardColumns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'image_url',
  'published',
  'created_at',
  'author_id',
] as const;

const toPost = <Row extends { published: 0 | 1 }>(
  row: Row,
): Omit<Row, 'published'> & { published: boolean } => ({
  ...row,
  published: row.published === 1,
});

export async function selectCards(connection: Connection, filter: PostFilter): Promise<Page<PostCard>> {
  const rows = await readList(connection, filter, (query) => query.select(cardColumns).execute());
  return cutPage(rows.map(toPost), filter.limit);
}

/** Published posts at these slugs, in no order. */
export async function selectCardsBySlug(
  connection: Connection,
  slugs: readonly string[],
): Promise<PostCard[]> {
  const rows = await connection
    .selectFrom('blogs')
    .select(cardColumns)
    .where('slug', 'in', slugs)
    .where('published', '=', 1)
    .execute();
  return rows.map(toPost);
}

const cardFields = {
  id: 'text',
  title: 'text',
  slug: 'text',
  excerpt: 'text',
  image_url: 'text',
  published: 'flag',
  created_at: 'text',
  author_id: 'text',
} as const;

/** What one page gives, in bytes: it passes through the event loop in one piece. */
const pageBytes = 1_000_000;

const encode = (fields: RowEncoding['fields'], limit: number): RowEncoding => ({
  format: 'json',
  fields,
  limit,
  maximumBytes: pageBytes,
});

/** As JSON, without content. */
export const selectEncodedCards = (connection: Connection, filter: PostFilter): Promise<EncodedPage> =>
  readList(connection, filter, (query) =>
    readEncoded(connection, query.select(cardColumns), encode(cardFields, filter.limit)),
  );

/** As JSON: fewer posts than `limit`, and a next page, where their content is long. */
export async function selectEncodedPosts(connection: Connection, filter: PostFilter): Promise<EncodedPage> {
  // The contents of a page alone are read: a search sorts all that it selects.
  const rows = await readList(connection, filter, (query) =>
    query.select(['id', 'created_at', sql<number>`octet_length(content)`.as('bytes')]).execute(),
  );
  const { rows: page, next } = cutPage(rows, Math.min(filter.limit, countFitting(rows)));
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return { bytes: new TextEncoder().encode('[]'), next };
  const query = connection
    .selectFrom('blogs')
    .select([...cardColumns, 'content'])
    .where('id', 'in', ids);
  const fields = { ...cardFields, content: 'text' } as const;
  const { bytes } = await readEncoded(
    connection,
    newestFirst(filter.publishedOnly ? query.where('published', '=', 1) : query, null, ids.length),
    // All of them have room: a page begins no post that has none.
    { ...encode(fields, ids.length), maximumBytes: Infinity },
  );
  return { bytes, next };
}

/** How many of the first rows a page has room for; one at least. */
function countFitting(rows: { bytes: number }[]): number {
  let sum = 0;
  const first = rows.findIndex(({ bytes }) => (sum += bytes) > pageBytes);
  return first === -1 ? rows.length : Math.max(1, first);
}

type PostRows = SelectQueryBuilder<Tables, 'blogs', object>;

function readList<Found extends unknown[] | EncodedPage>(
  connection: Connection,
  { search: text, publishedOnly, position, limit }: PostFilter,
  select: (query: PostRows) => Promise<Found>,
): Promise<Found> {
  const query: PostRows = connection.selectFrom('blogs');
  if (!text) {
    return select(newestFirst(publishedOnly ? query.where('published', '=', 1) : query, position, limit));
  }
  const only = publishedOnly ? ({ column: 'published', is: 1 } as const) : null;
  return searchNewest(connection, { table: 'blogs', text, only, position, limit }, (condition) =>
    select(newestFirst(query.where(condition), position, limit)),
  );
}

/** By id or slug, drafts included. */
export async function selectPost(connection: Connection, idOrSlug: string): Promise<Post | null> {
  const row = await connection
    .selectFrom('blogs')
    .select([...cardColumns, 'content'])
    .where((eb) => eb.or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
    .orderBy((eb) => eb.case().when('id', '=', idOrSlug).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst();
  return row ? toPost(row) : null;
}

/** How often a post was changed; null when there is none. */
export async function selectVersion(connection: Connection, id: string): Promise<number | null> {
  const row = await connection.selectFrom('blogs').select('version').where('id', '=', id).executeTakeFirst();
  return row?.version ?? null;
}

/**
 * Raises a post's version, and keeps others from changing the post until the transaction is over.
 * @returns the new version; null when there is no such post
 */
export async function advanceVersion(connection: Connection, id: string): Promise<number | null> {
  const row = await connection
    .updateTable('blogs')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

/** The present slug of the published post that was once at `slug`. */
export async function selectMovedTo(connection: Connection, slug: string): Promise<string | null> {
  const row = await connection
    .selectFrom('blog_slug_history')
    .innerJoin('blogs', 'blogs.id', 'blog_slug_history.blog_id')
    .select('blogs.slug')
    .where('blog_slug_history.slug', '=', slug)
    .where('blogs.published', '=', 1)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** The id that holds a slug now. */
export async function selectSlugHolder(connection: Connection, slug: string): Promise<string | null> {
  const row = await connection.selectFrom('blogs').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id ?? null;
}

/** False when the slug is taken. */
export async function insertPost(connection: Connection, post: Insertable<BlogsTable>): Promise<boolean> {
  const result = await connection
    .insertInto('blogs')
    .values(post)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

export async function updatePost(
  connection: Connection,
  id: string,
  changes: Updateable<BlogsTable>,
): Promise<void> {
  await connection.updateTable('blogs').set(changes).where('id', '=', id).execute();
}

/** Remembers an address that a published post leaves; one it takes is no longer anyone's past. */
export async function moveSlug(connection: Connection, id: string, from: string, to: string): Promise<void> {
  await connection.deleteFrom('blog_slug_history').where('slug', '=', to).execute();
  await connection
    .insertInto('blog_slug_history')
    .values({ slug: from, blog_id: id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ blog_id: id }))
    .execute();
}

export interface DeletedPost {
  published: boolean;
}

/** What the post was; null when there was none. */
export async function deletePostRow(connection: Connection, id: string): Promise<DeletedPost | null> {
  const row = await connection
    .deleteFrom('blogs')
    .where('id', '=', id)
    .returning('published')
    .executeTakeFirst();
  return row ? toPost(row) : null;
}
