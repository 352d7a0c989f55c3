import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { csvHeaders, streamCsv, type CsvRow } from '#platform/http/csv.ts';
import { exportQuerySchema } from '#platform/http/listing.ts';
import { exportOperation } from '#domain/rows/server/row-operations.ts';
import type { Context } from '#platform/context.ts';
import { exportFolder } from '#domain/rows/server/admin-rows.ts';
import { subscriptionFolderSchema } from '../contract.ts';
import { subscriptionsCsvExample } from './newsletter.examples.ts';
import { selectSubscriptionRows, type SubscriptionFilter } from './newsletter.store.ts';
import type { SubscriptionQuery } from './list-subscriptions.ts';

const exportRoute = createRoute({
  ...exportOperation(
    exportQuerySchema.extend(subscriptionFolderSchema.shape),
    subscriptionsCsvExample,
    'box must be subscribers or spam',
  ),
  path: '/newsletter-export',
  operationId: 'exportSubscriptions',
  summary: 'Export all subscriptions as CSV, newest first',
});

/** `/functions/v1/newsletter-export` */
export const newsletterExportRoutes = createRoutes('Newsletter API').openapi(exportRoute, async (c) => {
  const { context } = c.var;
  const pages = await exportSubscriptions(context, c.req.valid('query'));
  return c.body(
    await streamCsv(subscriptionHeadings, pages, context.log),
    200,
    csvHeaders('newsletter', context.now()),
  );
});

/** The column headings of the CSV file. */
const subscriptionHeadings = [
  ...['created_at', 'email', 'id', 'channel', 'source'],
  ...['status', 'confirmed_at', 'confirmed_by', 'tags'],
  ...['consent_page', 'consent_text', 'consent_network', 'consent_note'],
];

/** Every subscription of a folder, newest first, a page at a time. @throws Problem 403 */
const exportSubscriptions = (
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
