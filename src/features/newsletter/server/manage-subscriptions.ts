import { requireAdmin, type Context } from '#platform/context.ts';
import { readListFilter, readPages, type ListQuery, type Page } from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Subscription } from '../contract.ts';
import { deleteSubscriptionRow, selectSubscription, selectSubscriptions } from './newsletter.store.ts';

/** Newest first. @throws Problem 403 */
export async function listSubscriptions(ctx: Context, query: ListQuery): Promise<Page<Subscription>> {
  requireAdmin(ctx.caller);
  return selectSubscriptions(ctx.database.kysely, readListFilter(query));
}

/** Every subscription, newest first, a page at a time. @throws Problem 403 */
export function exportSubscriptions(
  ctx: Context,
  search: string | undefined,
): AsyncGenerator<Subscription[]> {
  requireAdmin(ctx.caller);
  return readPages((filter) => selectSubscriptions(ctx.database.kysely, filter), search);
}

/** @throws Problem 403, 404 */
export async function readSubscription(ctx: Context, id: string): Promise<Subscription> {
  requireAdmin(ctx.caller);
  const subscription = await selectSubscription(ctx.database.kysely, id);
  if (!subscription) throw notFound();
  return subscription;
}

/** @throws Problem 403, 404 */
export async function deleteSubscription(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx.caller);
  await ctx.database.write(async (trx) => {
    if (!(await deleteSubscriptionRow(trx, id))) throw notFound();
  });
}
