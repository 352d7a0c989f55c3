import { requireAdmin, type Context } from '#platform/context.ts';
import { notFound } from '#platform/http/problem.ts';
import { deletePostRow } from './posts.store.ts';

/** @throws Problem 403, 404 */
export async function deletePost(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx.caller);
  await ctx.database.writeContent(async (trx) => {
    if (!(await deletePostRow(trx, id))) throw notFound();
  });
}
