import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { csvHeaders, streamCsv } from '#platform/http/csv.ts';
import { exportQuerySchema } from '#platform/http/listing.ts';
import { exportOperation } from '#domain/rows/server/row-operations.ts';
import { subscriptionFolderSchema } from '../contract.ts';
import { exportSubscriptions, subscriptionHeadings } from './export-subscriptions.ts';
import { subscriptionsCsvExample } from './newsletter.examples.ts';

const exportRoute = createRoute({
  ...exportOperation(
    exportQuerySchema.extend(subscriptionFolderSchema.shape),
    subscriptionsCsvExample,
    'box must be subscribers or spam',
  ),
  path: '/newsletter-export',
  operationId: 'exportSubscriptions',
  tags: ['Newsletter API'],
  summary: 'Export all subscriptions as CSV, newest first',
});

/** `/functions/v1/newsletter-export` */
export const newsletterExportRoutes = createRoutes().openapi(exportRoute, async (c) => {
  const { context } = c.var;
  const pages = await exportSubscriptions(context, c.req.valid('query'));
  return c.body(
    await streamCsv(subscriptionHeadings, pages, context.log),
    200,
    csvHeaders('newsletter', context.now()),
  );
});
