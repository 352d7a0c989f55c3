import type { Context } from '#platform/context.ts';
import type { CsvRow } from '#platform/http/csv.ts';
import { exportFolder } from '#domain/rows/server/admin-rows.ts';
import { selectSubscriptionRows, type SubscriptionFilter } from './newsletter.store.ts';
import type { SubscriptionQuery } from './list-subscriptions.ts';

/** The column headings of the CSV file. */
export const subscriptionHeadings = [
  ...['created_at', 'email', 'id', 'channel', 'source'],
  ...['status', 'confirmed_at', 'confirmed_by', 'tags'],
  ...['consent_page', 'consent_text', 'consent_network', 'consent_note'],
];

/** Every subscription of a folder, newest first, a page at a time. @throws Problem 403 */
export const exportSubscriptions = (
  ctx: Context,
  { status, tag, ...input }: SubscriptionQuery & { q?: string | undefined },
): Promise<AsyncGenerator<CsvRow[]>> =>
  exportFolder(
    ctx,
    'exportSubscriptions',
    input,
    { area: 'subscriptions', exported: 'subscribers.exported' },
    async (connection, folder, filter) => {
      const narrowed: SubscriptionFilter = { ...filter, status, tag };
      const { rows, next } = await selectSubscriptionRows(connection, folder, narrowed);
      return { rows: rows.map((row) => ({ ...row, tags: readTags(row.tags) })), next };
    },
  );

const readTags = (json: string): string => (JSON.parse(json) as string[]).join(', ');
