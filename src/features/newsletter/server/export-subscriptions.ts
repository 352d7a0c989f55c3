import type { Context } from '#platform/context.ts';
import { exportFolder } from '#domain/rows/server/admin-rows.ts';
import type { SubscriptionFolder } from '../contract.ts';
import { selectSubscriptions } from './newsletter.store.ts';

/** Every subscription of a folder, newest first, as lines of CSV, a page at a time. @throws Problem 403 */
export const exportSubscriptions = (
  ctx: Context,
  input: { box: SubscriptionFolder; q?: string | undefined },
): AsyncGenerator<Uint8Array> => exportFolder(ctx, input, 'subscriptions', selectSubscriptions);
