import type { Context } from '#platform/context.ts';
import type { ListQuery, Page } from '#platform/http/listing.ts';
import { listBox } from '#platform/moderation/admin-rows.ts';
import type { Subscription, SubscriptionBox } from '../contract.ts';
import { selectSubscriptions } from './newsletter.store.ts';

/** Newest first. @throws Problem 403 */
export const listSubscriptions = (
  ctx: Context,
  input: ListQuery & { box: SubscriptionBox },
): Promise<Page<Subscription>> => listBox(ctx, input, 'subscriptions', selectSubscriptions);
