import { requireRight, type Context } from '#platform/context.ts';
import type { ListQuery, Page } from '#platform/http/listing.ts';
import { listFolder } from '#domain/rows/server/admin-rows.ts';
import {
  subscriptionStatuses,
  type Subscription,
  type SubscriptionCounts,
  type SubscriptionFolder,
  type SubscriptionStatus,
} from '../contract.ts';
import { countStatuses, selectSubscriptions } from './newsletter.store.ts';

/** The restrictions of a list of subscriptions, or of a file of them. */
export interface SubscriptionQuery {
  box: SubscriptionFolder;
  status?: SubscriptionStatus | undefined;
  tag?: string | undefined;
}

/** Newest first. @throws Problem 403 */
export const listSubscriptions = (
  ctx: Context,
  { status, tag, ...input }: ListQuery & SubscriptionQuery,
): Promise<Page<Subscription>> =>
  listFolder(ctx, 'listSubscriptions', input, 'subscriptions', (connection, folder, filter) =>
    selectSubscriptions(connection, folder, { ...filter, status, tag }),
  );

/** How many subscriptions have each status, without spam. @throws Problem 403 */
export async function countSubscriptions(ctx: Context): Promise<SubscriptionCounts> {
  requireRight(ctx.caller, 'countSubscriptions');
  const counts = await ctx.database.read('subscriptions', countStatuses, ctx.signal);
  return Object.fromEntries(
    subscriptionStatuses.map((status) => [status, counts.get(status) ?? 0]),
  ) as SubscriptionCounts;
}
