import type { Context } from '#platform/context.ts';
import type { ListQuery, Page } from '#platform/http/listing.ts';
import { listFolder } from '#domain/rows/server/admin-rows.ts';
import type { Subscription, SubscriptionFolder } from '../contract.ts';
import { selectSubscriptions } from './newsletter.store.ts';

/** Newest first. @throws Problem 403 */
export const listSubscriptions = (
  ctx: Context,
  input: ListQuery & { box: SubscriptionFolder },
): Promise<Page<Subscription>> =>
  listFolder(ctx, 'listSubscriptions', input, 'subscriptions', selectSubscriptions);
