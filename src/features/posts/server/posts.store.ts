import type { Insertable, Updateable } from 'kysely';
import { holdsText } from '#platform/database/holds-text.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { newestFirst } from '#platform/database/newest-first.ts';
import type { BlogsTable } from '#platform/database/tables.ts';
import { cutPage, type Page, type Position } from '#platform/http/listing.ts';
import type { Post, PostCard } from '../contract.ts';

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
  const rows = await listQuery(connection, filter).select(cardColumns).execute();
  return cutPage(rows.map(toPost), filter.limit);
}

export async function selectPosts(connection: Connection, filter: PostFilter): Promise<Page<Post>> {
  const rows = await listQuery(connection, filter)
    .select([...cardColumns, 'content'])
    .execute();
  return cutPage(rows.map(toPost), filter.limit);
}

function listQuery(connection: Connection, filter: PostFilter) {
  const { search: text, publishedOnly, position, limit } = filter;
  const query = connection.selectFrom('blogs');
  if (text) {
    const only = publishedOnly ? ({ column: 'published', is: 1 } as const) : null;
    const holds = holdsText(connection, { table: 'blogs', text, only, position, limit });
    return newestFirst(query.where(holds), position, limit);
  }
  return newestFirst(publishedOnly ? query.where('published', '=', 1) : query, position, limit);
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

/** False when there was none. */
export async function deletePostRow(connection: Connection, id: string): Promise<boolean> {
  const result = await connection.deleteFrom('blogs').where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
