import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { changeOperation } from '#domain/rows/server/row-operations.ts';
import { spamMarkSchema } from '../../contract.ts';
import { messageRows } from '../messages/messages.examples.ts';
import { quarantineMessage } from './quarantine-message.ts';
import { releaseMessage } from './release-message.ts';

const tags = ['Messages API'];

const markSpamRoute = createRoute({
  ...changeOperation(
    messageRows,
    { schema: spamMarkSchema, example: { spam: false } },
    { field: 'spam', message: 'spam must be true or false' },
  ),
  method: 'put',
  path: '/{id}/spam',
  operationId: 'markMessageAsSpam',
  tags,
  summary: 'Move a message to spam, or from there to the inbox',
  description:
    'Spam is kept, with its reasons. When a message moves to the inbox, the mail about it is sent. One that is already there stays unchanged.',
});

/** `/functions/v1/messages-api/{id}/spam` */
export const messageSpamRoutes = createRoutes().openapi(markSpamRoute, async (c) => {
  const { context } = c.var;
  const message = c.req.valid('json').spam
    ? await quarantineMessage(context, c.req.valid('param'))
    : await releaseMessage(context, c.req.valid('param'));
  return c.json(message, 200);
});
