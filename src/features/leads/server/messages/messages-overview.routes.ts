import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { csvHeaders, streamCsv } from '#platform/http/csv.ts';
import { exportQuerySchema } from '#platform/http/listing.ts';
import { adminSecurity, answers, jsonAnswer } from '#platform/http/openapi.ts';
import { exportOperation } from '#domain/rows/server/row-operations.ts';
import { messageFolderSchema, unreadMessagesSchema } from '../../contract.ts';
import { leadFilterSchema } from '../../desk.contract.ts';
import { countUnreadMessages } from './count-unread-messages.ts';
import { exportMessages } from './export-messages.ts';
import { messagesCsvExample } from './messages.examples.ts';
import { messageHeadings } from './messages.store.ts';

const tags = ['Messages API'];

const unreadRoute = createRoute({
  method: 'get',
  path: '/messages-unread',
  operationId: 'countUnreadMessages',
  tags,
  summary: 'Count the messages in the inbox that are not marked as read',
  security: adminSecurity,
  responses: { 200: jsonAnswer('The number', unreadMessagesSchema, { unread: 3 }), ...answers(403) },
});

const exportRoute = createRoute({
  ...exportOperation(
    exportQuerySchema.extend(messageFolderSchema.shape).extend(leadFilterSchema.shape),
    messagesCsvExample,
    'box must be inbox or spam',
  ),
  path: '/messages-export',
  operationId: 'exportMessages',
  tags,
  summary: 'Export all messages of the inbox as CSV, newest first',
});

/** `/functions/v1/messages-unread` and `/messages-export` */
export const messagesOverviewRoutes = createRoutes()
  .openapi(unreadRoute, async (c) => c.json({ unread: await countUnreadMessages(c.var.context) }, 200))
  .openapi(exportRoute, async (c) => {
    const { context } = c.var;
    const pages = exportMessages(context, c.req.valid('query'));
    return c.body(
      await streamCsv(messageHeadings, pages, context.log),
      200,
      csvHeaders('messages', context.now()),
    );
  });
