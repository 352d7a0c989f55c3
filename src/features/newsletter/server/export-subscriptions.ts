import type { Context } from '#platform/context.ts';
import { exportBox } from '#platform/moderation/admin-rows.ts';
import type { Subscription, SubscriptionBox } from '../contract.ts';
import { selectSubscriptions } from './newsletter.store.ts';

/** Every subscription of a box, newest first, a page at a time. @throws Problem 403 */
export const exportSubscriptions = (
  ctx: Context,
  input: { box: SubscriptionBox; q?: string | undefined },
): AsyncGenerator<Subscription[]> => exportBox(ctx, input, 'subscriptions', selectSubscriptions);
