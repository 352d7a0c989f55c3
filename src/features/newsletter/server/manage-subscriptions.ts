import { requireAdmin, type Context } from '#platform/context.ts';
import {
  readListFilter,
  readPages,
  type ListFilter,
  type ListQuery,
  type Page,
} from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Subscription, SubscriptionBox } from '../contract.ts';
import {
  deleteSubscriptionRow,
  selectSubscription,
  selectSubscriptions,
  updateReleased,
  updateSpam,
} from './newsletter.store.ts';

/** Newest first. @throws Problem 403 */
export async function listSubscriptions(
  ctx: Context,
  { box, ...query }: ListQuery & { box: SubscriptionBox },
): Promise<Page<Subscription>> {
  requireAdmin(ctx.caller);
  const filter = readListFilter(query);
  // A search may be long; a page of the list is not.
  if (!filter.search) return selectSubscriptions(ctx.database.kysely, box, filter);
  return ctx.database.read(
    'subscriptions',
    (connection) => selectSubscriptions(connection, box, filter),
    ctx.signal,
  );
}

/** Every subscription of a box, newest first, a page at a time. @throws Problem 403 */
export function exportSubscriptions(
  ctx: Context,
  { box, q }: { box: SubscriptionBox; q?: string | undefined },
): AsyncGenerator<Subscription[]> {
  requireAdmin(ctx.caller);
  const { database, signal } = ctx;
  const readPage = (filter: ListFilter) =>
    database.read('subscriptions', (connection) => selectSubscriptions(connection, box, filter), signal);
  return readPages(readPage, q);
}

/** @throws Problem 403, 404 */
export async function readSubscription(ctx: Context, id: string): Promise<Subscription> {
  requireAdmin(ctx.caller);
  const subscription = await selectSubscription(ctx.database.kysely, id);
  if (!subscription) throw notFound();
  return subscription;
}

/** Moves an address to spam, or from there to the subscribers. @throws Problem 403, 404 */
export async function markSubscription(ctx: Context, id: string, isSpam: boolean): Promise<Subscription> {
  requireAdmin(ctx.caller);
  return ctx.database.write(async (trx) => {
    await (isSpam ? updateSpam(trx, id, 'marked') : updateReleased(trx, id));
    const subscription = await selectSubscription(trx, id);
    if (!subscription) throw notFound();
    return subscription;
  });
}

/** @throws Problem 403, 404 */
export async function deleteSubscription(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx.caller);
  await ctx.database.write(async (trx) => {
    if (!(await deleteSubscriptionRow(trx, id))) throw notFound();
  });
}
