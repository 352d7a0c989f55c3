import type { Context } from '#platform/context.ts';
import type { CsvRow } from '#platform/http/csv.ts';
import { exportFolder } from '#domain/rows/server/admin-rows.ts';
import type { SubscriptionFolder } from '../contract.ts';
import { selectSubscriptionRows } from './newsletter.store.ts';

/** The column headings of the CSV file. */
export const subscriptionHeadings = ['created_at', 'email', 'id', 'channel', 'source'];

/** Every subscription of a folder, newest first, a page at a time. @throws Problem 403 */
export const exportSubscriptions = (
  ctx: Context,
  input: { box: SubscriptionFolder; q?: string | undefined },
): AsyncGenerator<CsvRow[]> =>
  exportFolder(ctx, 'exportSubscriptions', input, 'subscriptions', selectSubscriptionRows);
