import { requireAdmin, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { VersionAction } from '#domain/editing/contract.ts';
import { insertVersion } from '#domain/editing/server/versions.ts';
import { notFound } from '#platform/http/problem.ts';
import type { BinnedPost, EditedPost } from '../contract.ts';
import { moveToBin, restoreAddresses, selectBin, takeFromBin } from './bin.store.ts';
import { describeRow } from './change-post.ts';
import { readLatest, readStanding } from './describe-post.ts';
import { advancePost, insertPost, type PostRow } from './post-rows.store.ts';
import { slugTaken } from './slug-taken.ts';

const listedInBin = 200;

/** Moves a post to the bin, from which it can be restored for 30 days. @throws Problem 403, 404 */
export async function deletePost(ctx: Context, id: string): Promise<void> {
  const { userId } = requireAdmin(ctx.caller);
  const at = ctx.now().toISOString();
  await ctx.database.writeContent(async (trx) => {
    const row = await advancePost(trx, id);
    if (!row) throw notFound();
    await keepVersion(trx, row, { action: 'delete', at, userId });
    await moveToBin(trx, { ...row, updated_by: userId }, at);
    return row;
  }, isPublished);
}

/** Deleted posts that can be restored, most recently deleted first. @throws Problem 403 */
export function listPostBin(ctx: Context): Promise<BinnedPost[]> {
  requireAdmin(ctx.caller);
  return selectBin(ctx.database.kysely, listedInBin);
}

/**
 * Restores a post from the bin as it was.
 * @throws Problem 403, 404, 409 when another post has its slug by now
 */
export async function restorePost(ctx: Context, id: string): Promise<EditedPost> {
  const { userId } = requireAdmin(ctx.caller);
  const at = ctx.now().toISOString();
  const { post } = await ctx.database.writeContent(async (trx) => {
    const deleted = await takeFromBin(trx, id);
    if (!deleted) throw notFound();
    const row: PostRow = { ...deleted, version: deleted.version + 1, updated_by: userId };
    if (!(await insertPost(trx, row))) throw slugInUse(row.slug);
    await restoreAddresses(trx, row);
    await keepVersion(trx, row, { action: 'restore', at, userId });
    return { published: row.published, post: await describeRow(trx, row) };
  }, isPublished);
  return post;
}

export const slugInUse = (slug: string) =>
  slugTaken(`Another post uses the slug “${slug}” by now. Change that one first.`);

const isPublished = ({ published }: Pick<PostRow, 'published'>): boolean => published === 1;

const keepVersion = (
  trx: Connection,
  row: PostRow,
  { action, at, userId }: { action: VersionAction; at: string; userId: string },
): Promise<void> =>
  insertVersion(trx, 'blog_versions', {
    documentId: row.id,
    version: row.version,
    action,
    slug: row.slug,
    text: { ...readLatest(readStanding(row)) },
    at,
    authorId: userId,
  });
