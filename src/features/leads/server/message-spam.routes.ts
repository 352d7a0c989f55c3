import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { adminSecurity, answers, idParamSchema, jsonAnswer, jsonBody } from '#platform/http/openapi.ts';
import { foreignOrigin, invalidFields } from '#platform/http/problem.ts';
import { messageSchema, spamMarkSchema } from '../contract.ts';
import type { ReadRecipient } from './create-message.ts';
import { messageExample } from './messages.examples.ts';
import { quarantineMessage } from './quarantine-message.ts';
import { releaseMessage } from './release-message.ts';

const tags = ['Messages API'];

const markSpamRoute = createRoute({
  method: 'put',
  path: '/{id}/spam',
  operationId: 'markMessageAsSpam',
  tags,
  summary: 'Move a message to spam, or from there to the inbox',
  description:
    'In spam it is kept, with its reasons. When it moves to the inbox the mail about it is sent. One that is there already stays as it is.',
  security: adminSecurity,
  request: { params: idParamSchema, body: jsonBody(spamMarkSchema, { spam: false }) },
  responses: {
    200: jsonAnswer('The message', messageSchema, messageExample),
    ...answers(
      invalidFields([{ field: 'spam', message: 'spam must be true or false' }]),
      400,
      403,
      foreignOrigin(),
      404,
      413,
      415,
    ),
  },
});

/**
 * `/functions/v1/messages-api/{id}/spam`
 * @param readRecipient whom the mail about a released message goes to
 */
export const createMessageSpamRoutes = (readRecipient: ReadRecipient) =>
  createRoutes().openapi(markSpamRoute, async (c) => {
    const { context } = c.var;
    const message = c.req.valid('json').spam
      ? await quarantineMessage(context, c.req.valid('param'))
      : await releaseMessage(context, c.req.valid('param'), readRecipient);
    return c.json(message, 200);
  });
