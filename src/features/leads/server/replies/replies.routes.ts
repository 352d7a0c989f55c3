import { createRoute, z } from '@hono/zod-openapi';
import { adminChange, adminCreate, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { idempotencyHeaderSchema, idempotencyKeyReused } from '#platform/http/idempotency-key.ts';
import { linkToNext, listQuerySchema } from '#platform/http/listing.ts';
import { idParamSchema, jsonResponse, jsonBody, listResponse } from '#platform/http/openapi.ts';
import { badRequest, invalidFields } from '#platform/http/problem.ts';
import { newReplySchema, replySchema, wholeReplySchema } from '../../replies.contract.ts';
import { formattedReplyHeaders, listReplies, readFormattedReply, readReply } from './replies.ts';
import { newReplyExample, replyExample, wholeReplyExample } from './replies.examples.ts';
import { notFailed, retryReply } from './reply-delivery.ts';
import { repliedMeanwhile, missingAttachment, sendReply, tooLargeAttachments } from './send-reply.ts';

const replyParamSchema = idParamSchema.extend({
  reply: idParamSchema.shape.id.meta({
    description: "The entry's id",
    example: '019a9f63-02c4-7d1e-8f90-a1b2c3d4e5f6',
  }),
});

const listRoute = createRoute({
  ...adminRead(
    listResponse('A page of the thread', replySchema, [replyExample]),
    badRequest('cursor is not one of this list'),
    404,
  ),
  path: '/{id}/replies',
  operationId: 'listReplies',
  summary: 'List the thread about a message, newest first',
  description:
    'Replies, and the mails that answer them if the site reads a mailbox. Long texts are cut: `is_cut`.',
  request: { params: idParamSchema, query: listQuerySchema },
});

const sendRoute = createRoute({
  ...adminCreate(
    jsonResponse('The reply', replySchema, replyExample),
    invalidFields([{ field: 'text', message: 'Text is required' }]),
    missingAttachment(),
    tooLargeAttachments(),
    404,
    repliedMeanwhile(),
    idempotencyKeyReused(),
  ),
  path: '/{id}/replies',
  operationId: 'sendReply',
  summary: 'Answer a message by mail',
  description:
    "Stored and sent in the background, from the site's address, with the caller's signature and a quote of what it answers. The message is then `waiting` for its sender. Upload files first.",
  request: {
    params: idParamSchema,
    headers: idempotencyHeaderSchema,
    body: jsonBody(newReplySchema, newReplyExample, 131_072),
  },
});

const readRoute = createRoute({
  ...adminRead(jsonResponse('The entry', wholeReplySchema, wholeReplyExample), 404),
  path: '/{id}/replies/{reply}',
  operationId: 'readReply',
  summary: 'Read one whole entry of a thread',
  request: { params: replyParamSchema },
});

const readFormattedRoute = createRoute({
  ...adminRead(
    {
      description: 'The mail',
      content: { 'text/html': { schema: z.string(), example: wholeReplyExample.html } },
    },
    404,
  ),
  path: '/{id}/replies/{reply}/formatted',
  operationId: 'readFormattedReply',
  summary: 'Show a mail with its formatting',
  description:
    'A document for a frame, whose policy lets it load nothing and run nothing. 404 where `has_html` is false.',
  request: { params: replyParamSchema },
});

const retryRoute = createRoute({
  ...adminChange('post', jsonResponse('The reply', replySchema, replyExample), 404, notFailed()),
  path: '/{id}/replies/{reply}/retry',
  operationId: 'retryReply',
  summary: 'Resend a reply that was not delivered',
  description: 'One that failed, or that was only written to a file.',
  request: { params: replyParamSchema },
});

/** `/functions/v1/messages-api/{id}/replies` */
export const repliesRoutes = createRoutes('Messages API')
  .openapi(listRoute, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('query') };
    const { rows, next } = await listReplies(c.var.context, input);
    return c.json(rows, 200, linkToNext(c.req.url, next));
  })
  .openapi(sendRoute, async (c) => {
    const input = {
      ...c.req.valid('param'),
      ...c.req.valid('json'),
      clientIp: c.var.clientIp,
      idempotencyKey: c.req.valid('header')['Idempotency-Key'],
    };
    return c.json(await sendReply(c.var.context, input), 201);
  })
  .openapi(readRoute, async (c) => c.json(await readReply(c.var.context, c.req.valid('param')), 200))
  .openapi(readFormattedRoute, async (c) =>
    c.html(await readFormattedReply(c.var.context, c.req.valid('param')), 200, formattedReplyHeaders),
  )
  .openapi(retryRoute, async (c) => c.json(await retryReply(c.var.context, c.req.valid('param')), 200));
