import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { timingHeaderSchema, readTiming } from '#platform/moderation/form-timing.ts';
import { idempotencyHeaderSchema, idempotencyKeyReused } from '#platform/http/idempotency-key.ts';
import { linkToNext, searchQuerySchema } from '#platform/http/listing.ts';
import {
  adminSecurity,
  answers,
  deletedAnswer,
  idParamSchema,
  jsonAnswer,
  jsonBody,
  listAnswer,
  publicSecurity,
} from '#platform/http/openapi.ts';
import { badRequest, foreignOrigin, invalidFields } from '#platform/http/problem.ts';
import { messageBoxSchema, messageChangesSchema, messageSchema, newMessageSchema } from '../contract.ts';
import { createMessage, type ReadRecipient } from './create-message.ts';
import { deleteMessage } from './delete-message.ts';
import { listMessages } from './list-messages.ts';
import { markMessage } from './mark-message.ts';
import { messageExample, newMessageExample } from './messages.examples.ts';
import { readMessage } from './read-message.ts';

const tags = ['Messages API'];

const createMessageRoute = createRoute({
  method: 'post',
  path: '/',
  operationId: 'sendMessage',
  tags,
  summary: 'Send a contact message',
  description:
    'Open to everyone. The message is stored and mailed to the contact address; what looks like spam is quarantined, with the same answer, and mailed when an admin moves it to the inbox. Texts are trimmed; a length is counted in UTF-16 units after that.',
  security: publicSecurity,
  request: {
    headers: idempotencyHeaderSchema.extend(timingHeaderSchema.shape),
    body: jsonBody(newMessageSchema, newMessageExample),
  },
  responses: {
    201: jsonAnswer('The message', messageSchema, messageExample),
    ...answers(
      invalidFields([
        { field: 'name', message: 'Name is required' },
        { field: 'email', message: 'Invalid email address' },
      ]),
      400,
      foreignOrigin(),
      413,
      415,
      idempotencyKeyReused(),
    ),
  },
});

const listRoute = createRoute({
  method: 'get',
  path: '/',
  operationId: 'listMessages',
  tags,
  summary: 'List messages, newest first',
  description:
    'Those of the inbox, or with `box=spam` those that were quarantined. A search looks through name, email, subject and message.',
  security: adminSecurity,
  request: { query: searchQuerySchema.extend(messageBoxSchema.shape) },
  responses: {
    200: listAnswer('A page of messages', messageSchema, [messageExample]),
    ...answers(badRequest('cursor is not one of this list'), 403),
  },
});

const readRoute = createRoute({
  method: 'get',
  path: '/{id}',
  operationId: 'readMessage',
  tags,
  summary: 'Read one message',
  description: 'Reading it through the API does not mark it as read.',
  security: adminSecurity,
  request: { params: idParamSchema },
  responses: { 200: jsonAnswer('The message', messageSchema, messageExample), ...answers(403, 404) },
});

const markRoute = createRoute({
  method: 'patch',
  path: '/{id}',
  operationId: 'markMessage',
  tags,
  summary: 'Mark a message read or unread',
  description: 'Only `read` can be changed: what a visitor wrote stays as it is.',
  security: adminSecurity,
  request: { params: idParamSchema, body: jsonBody(messageChangesSchema, { read: true }) },
  responses: {
    200: jsonAnswer('The message', messageSchema, { ...messageExample, read: true }),
    ...answers(
      invalidFields([{ field: 'read', message: 'read must be true or false' }]),
      400,
      403,
      foreignOrigin(),
      404,
      413,
      415,
    ),
  },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  operationId: 'deleteMessage',
  tags,
  summary: 'Delete a message',
  description: 'For good.',
  security: adminSecurity,
  request: { params: idParamSchema },
  responses: { 204: deletedAnswer, ...answers(403, foreignOrigin(), 404) },
});

/**
 * `/functions/v1/messages-api`
 * @param readRecipient whom the mail about a new message goes to
 */
export const createMessagesRoutes = (readRecipient: ReadRecipient) =>
  createRoutes()
    .openapi(createMessageRoute, async (c) => {
      const headers = c.req.valid('header');
      const submission = {
        values: c.req.valid('json'),
        clientAddress: c.var.clientAddress,
        idempotencyKey: headers['Idempotency-Key'],
        timing: readTiming(headers['Form-Timing']),
      };
      const message = await createMessage(c.var.context, submission, readRecipient);
      return c.json(message, 201);
    })
    .openapi(listRoute, async (c) => {
      const { rows, next } = await listMessages(c.var.context, c.req.valid('query'));
      return c.json(rows, 200, linkToNext(c.req.url, next));
    })
    .openapi(readRoute, async (c) => c.json(await readMessage(c.var.context, c.req.valid('param')), 200))
    .openapi(markRoute, async (c) => {
      const change = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await markMessage(c.var.context, change), 200);
    })
    .openapi(deleteRoute, async (c) => {
      await deleteMessage(c.var.context, c.req.valid('param'));
      return c.body(null, 204);
    });
