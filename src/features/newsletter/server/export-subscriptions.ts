import type { Context } from '#platform/context.ts';
import { exportBox } from '#platform/moderation/admin-rows.ts';
import type { SubscriptionBox } from '../contract.ts';
import { selectSubscriptions } from './newsletter.store.ts';

/** Every subscription of a box, newest first, as lines of CSV, a page at a time. @throws Problem 403 */
export const exportSubscriptions = (
  ctx: Context,
  input: { box: SubscriptionBox; q?: string | undefined },
): AsyncGenerator<Uint8Array> => exportBox(ctx, input, 'subscriptions', selectSubscriptions);
