import type { Context } from '#platform/context.ts';
import type { EncodedPage, ListQuery } from '#platform/http/listing.ts';
import { listFolder } from '#domain/rows/server/admin-rows.ts';
import type { SubscriptionFolder } from '../contract.ts';
import { selectSubscriptions } from './newsletter.store.ts';

/** Newest first, as JSON. @throws Problem 403 */
export const listSubscriptions = (
  ctx: Context,
  input: ListQuery & { box: SubscriptionFolder },
): Promise<EncodedPage> => listFolder(ctx, input, 'subscriptions', selectSubscriptions);
