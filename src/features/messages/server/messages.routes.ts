import { createRoute, z } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { readIdempotencyKey } from '#platform/http/idempotency-key.ts';
import { linkToNext, listQuerySchema } from '#platform/http/listing.ts';
import { adminSecurity, answers, jsonAnswer, jsonBody } from '#platform/http/openapi.ts';
import { messageChangesSchema, messageSchema, newMessageSchema } from '../contract.ts';
import { createMessage } from './create-message.ts';
import { deleteMessage, listMessages, markMessage, readMessage } from './manage-messages.ts';

const idParam = z.object({ id: z.string().min(1).max(300) });

const tags = ['Messages API'];

const createMessageRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Send a contact message',
  description: 'An Idempotency-Key header makes a repeated request the same message.',
  request: { body: jsonBody(newMessageSchema) },
  responses: { 201: jsonAnswer('The message', messageSchema), ...answers(400, 413, 415, 429) },
});

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'List messages, newest first',
  security: adminSecurity,
  request: { query: listQuerySchema },
  responses: {
    200: jsonAnswer('A page of messages; a Link header leads to the next', z.array(messageSchema)),
    ...answers(400, 401, 403, 429),
  },
});

const readRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'Read one message',
  security: adminSecurity,
  request: { params: idParam },
  responses: { 200: jsonAnswer('The message', messageSchema), ...answers(401, 403, 404, 429) },
});

const markRoute = createRoute({
  method: 'patch',
  path: '/{id}',
  tags,
  summary: 'Mark a message read or unread',
  security: adminSecurity,
  request: { params: idParam, body: jsonBody(messageChangesSchema) },
  responses: { 200: jsonAnswer('The message', messageSchema), ...answers(400, 401, 403, 404, 413, 415, 429) },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete a message',
  security: adminSecurity,
  request: { params: idParam },
  responses: { 204: { description: 'Deleted' }, ...answers(401, 403, 404, 429) },
});

/**
 * `/functions/v1/messages-api`
 * @param readRecipient whom the mail about a new message goes to
 */
export const createMessagesRoutes = (readRecipient: () => Promise<string>) =>
  createRoutes()
    .openapi(createMessageRoute, async (c) => {
      await c.var.context.limits.take('contact', c.var.clientAddress);
      const idempotencyKey = readIdempotencyKey(c.req.header('idempotency-key'));
      const notify = await readRecipient();
      return c.json(await createMessage(c.var.context, c.req.valid('json'), { notify, idempotencyKey }), 201);
    })
    .openapi(listRoute, async (c) => {
      const { rows, next } = await listMessages(c.var.context, c.req.valid('query'));
      return c.json(rows, 200, linkToNext(c.req.url, next));
    })
    .openapi(readRoute, async (c) => c.json(await readMessage(c.var.context, c.req.valid('param').id), 200))
    .openapi(markRoute, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await markMessage(c.var.context, id, c.req.valid('json').read), 200);
    })
    .openapi(deleteRoute, async (c) => {
      await deleteMessage(c.var.context, c.req.valid('param').id);
      return c.body(null, 204);
    });
