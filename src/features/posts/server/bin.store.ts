import type { Connection } from '#platform/database/open-database.ts';
import {
  forgetPath,
  forgetAddressesOf,
  rememberAddress,
} from '#domain/editing/server/former-addresses.store.ts';
import { deleteVersions } from '#domain/editing/server/versions.store.ts';
import type { BinnedPost } from '../contract.ts';
import type { PostRow } from './post-rows.store.ts';

/** Moves a post to the bin. The addresses at which visitors found it are remembered. */
export async function moveToBin(connection: Connection, row: PostRow, deletedAt: string): Promise<void> {
  const { id, slug, published, publish_at } = row;
  const hasAppeared = published === 1 && (publish_at === null || publish_at <= deletedAt);
  await connection
    .insertInto('deleted_blogs')
    .values({ ...row, deleted_at: deletedAt })
    .execute();
  await connection.deleteFrom('blogs').where('id', '=', id).execute();
  if (hasAppeared) await rememberAddress(connection, { collection: 'posts', slug, document_id: id });
  else await forgetAddressesOf(connection, id);
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
  await forgetPath(connection, { collection: 'posts', slug: row.slug });
  return row;
}

/** The newest deleted posts that can be restored. */
export const selectBin = (connection: Connection, limit: number): Promise<BinnedPost[]> =>
  connection
    .selectFrom('deleted_blogs')
    .select(['id', 'title', 'slug', 'deleted_at'])
    .orderBy('deleted_at', 'desc')
    .limit(limit)
    .execute();

/** The slug of a post in the bin; null if it is not there. */
export async function selectBinnedSlug(connection: Connection, id: string): Promise<string | null> {
  const row = await connection
    .selectFrom('deleted_blogs')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.slug ?? null;
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
  if (ids.length > 0) await deletePosts(connection, ids);
  return ids.length;
}

/** Deletes posts in the bin for good. */
export async function deletePosts(connection: Connection, ids: string[]): Promise<void> {
  await deleteVersions(connection, ids);
  await connection.deleteFrom('blog_tags').where('blog_id', 'in', ids).execute();
  await connection.deleteFrom('deleted_blogs').where('id', 'in', ids).execute();
}
