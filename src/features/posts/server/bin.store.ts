import type { Connection } from '#platform/database/open-database.ts';
import type { BinnedPost } from '../contract.ts';
import type { PostRow } from './post-rows.store.ts';

/** Moves a post to the bin. The addresses at which visitors found it are remembered. */
export async function moveToBin(connection: Connection, row: PostRow, deletedAt: string): Promise<void> {
  const { id, slug, published } = row;
  await connection
    .insertInto('deleted_blogs')
    .values({ ...row, deleted_at: deletedAt })
    .execute();
  if (published === 1) {
    const former = await connection
      .selectFrom('blog_slug_history')
      .select('slug')
      .where('blog_id', '=', id)
      .execute();
    await connection
      .insertInto('deleted_blog_addresses')
      .values([slug, ...former.map((one) => one.slug)].map((address) => ({ slug: address, blog_id: id })))
      .execute();
  }
  await connection.deleteFrom('blogs').where('id', '=', id).execute();
}

/** Removes a post from the bin. @returns what was stored of it, if it was there */
export async function takeFromBin(connection: Connection, id: string): Promise<PostRow | undefined> {
  const deleted = await connection
    .deleteFrom('deleted_blogs')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!deleted) return undefined;
  const { deleted_at: _, ...row } = deleted;
  return row;
}

/** Makes the former addresses of a post in the bin lead to it again. */
export async function restoreAddresses(
  connection: Connection,
  { id, slug }: Pick<PostRow, 'id' | 'slug'>,
): Promise<void> {
  const addresses = await connection
    .deleteFrom('deleted_blog_addresses')
    .where('blog_id', '=', id)
    .returning('slug')
    .execute();
  const former = addresses.filter((one) => one.slug !== slug);
  if (former.length === 0) return;
  await connection
    .insertInto('blog_slug_history')
    .values(former.map((one) => ({ slug: one.slug, blog_id: id })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

/** The newest deleted posts that can be restored. */
export const selectBin = (connection: Connection, limit: number): Promise<BinnedPost[]> =>
  connection
    .selectFrom('deleted_blogs')
    .select(['id', 'title', 'slug', 'deleted_at'])
    .orderBy('deleted_at', 'desc')
    .limit(limit)
    .execute();

/** Whether visitors once found a post at an address that was deleted since. */
export async function isGone(connection: Connection, slug: string): Promise<boolean> {
  const row = await connection
    .selectFrom('deleted_blog_addresses')
    .select('blog_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes what was put into the bin before a time; the addresses keep answering 410.
 * @returns how many; fewer than `limit` when none are left
 */
export async function emptyPostBin(
  connection: Connection,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const old = await connection
    .selectFrom('deleted_blogs')
    .select('id')
    .where('deleted_at', '<', before)
    .limit(limit)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await connection.deleteFrom('blog_versions').where('document_id', 'in', ids).execute();
  await connection.deleteFrom('deleted_blogs').where('id', 'in', ids).execute();
  return ids.length;
}
