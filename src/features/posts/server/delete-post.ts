import { requireAdmin, type Context } from '#platform/context.ts';
import { notFound } from '#platform/http/problem.ts';
import { deletePostRow, type DeletedPost } from './posts.store.ts';

/** @throws Problem 403, 404 */
export async function deletePost(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx.caller);
  await ctx.database.writeContent(async (trx) => {
    const deleted = await deletePostRow(trx, id);
    if (!deleted) throw notFound();
    return deleted;
  }, wasPublished);
}

const wasPublished = ({ published }: DeletedPost): boolean => published;
