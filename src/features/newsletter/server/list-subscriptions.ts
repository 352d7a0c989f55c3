import type { Context } from '#platform/context.ts';
import type { EncodedPage, ListQuery } from '#platform/http/listing.ts';
import { listBox } from '#platform/moderation/admin-rows.ts';
import type { SubscriptionBox } from '../contract.ts';
import { selectSubscriptions } from './newsletter.store.ts';

/** Newest first, as JSON. @throws Problem 403 */
export const listSubscriptions = (
  ctx: Context,
  input: ListQuery & { box: SubscriptionBox },
): Promise<EncodedPage> => listBox(ctx, input, 'subscriptions', selectSubscriptions);
