import { createRoute, z } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import {
  adminSecurity,
  errorResponses,
  deletedResponse,
  idParamSchema,
  jsonResponse,
  jsonBody,
} from '#platform/http/openapi.ts';
import { foreignOrigin, invalidFields } from '#platform/http/problem.ts';
import {
  newSavedReplySchema,
  replySetupSchema,
  savedReplySchema,
  signatureSchema,
  type NewSavedReply,
} from '../../replies.contract.ts';
import { readReplySetup, saveSignature } from './reply-setup.ts';
import { replySetupExample, savedReplyExample } from './replies.examples.ts';
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  tooManySavedReplies,
} from './saved-replies.ts';

const tags = ['Messages API'];
const newExample: NewSavedReply = { name: savedReplyExample.name, text: savedReplyExample.text };
const invalid = invalidFields([{ field: 'name', message: 'Name is required' }]);

const listRoute = createRoute({
  method: 'get',
  path: '/saved-replies',
  operationId: 'listSavedReplies',
  tags,
  summary: 'List the saved replies, by name',
  security: adminSecurity,
  responses: {
    200: jsonResponse('All of them', z.array(savedReplySchema), [savedReplyExample]),
    ...errorResponses(403),
  },
});

const createOneRoute = createRoute({
  method: 'post',
  path: '/saved-replies',
  operationId: 'createSavedReply',
  tags,
  summary: 'Create a saved reply',
  security: adminSecurity,
  request: { body: jsonBody(newSavedReplySchema, newExample) },
  responses: {
    201: jsonResponse('The saved reply', savedReplySchema, savedReplyExample),
    ...errorResponses(invalid, 400, 403, foreignOrigin(), tooManySavedReplies(), 413, 415),
  },
});

const changeRoute = createRoute({
  method: 'put',
  path: '/saved-replies/{id}',
  operationId: 'changeSavedReply',
  tags,
  summary: 'Change a saved reply',
  security: adminSecurity,
  request: { params: idParamSchema, body: jsonBody(newSavedReplySchema, newExample) },
  responses: {
    200: jsonResponse('The saved reply', savedReplySchema, savedReplyExample),
    ...errorResponses(invalid, 400, 403, foreignOrigin(), 404, 413, 415),
  },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/saved-replies/{id}',
  operationId: 'deleteSavedReply',
  tags,
  summary: 'Delete a saved reply',
  security: adminSecurity,
  request: { params: idParamSchema },
  responses: { 204: deletedResponse, ...errorResponses(403, foreignOrigin(), 404) },
});

const setupRoute = createRoute({
  method: 'get',
  path: '/reply-setup',
  operationId: 'readReplySetup',
  tags,
  summary: 'Read the reply settings',
  security: adminSecurity,
  responses: { 200: jsonResponse('The setup', replySetupSchema, replySetupExample), ...errorResponses(403) },
});

const signatureRoute = createRoute({
  method: 'put',
  path: '/reply-signature',
  operationId: 'saveSignature',
  tags,
  summary: "Save the caller's signature",
  security: adminSecurity,
  request: { body: jsonBody(signatureSchema, { text: replySetupExample.signature }) },
  responses: {
    200: jsonResponse('The signature', signatureSchema, { text: replySetupExample.signature }),
    ...errorResponses(
      invalidFields([{ field: 'text', message: 'text must be text' }]),
      400,
      403,
      foreignOrigin(),
      413,
      415,
    ),
  },
});

/** `/functions/v1/saved-replies`, `/reply-setup` and `/reply-signature` */
export const savedRepliesRoutes = createRoutes()
  .openapi(listRoute, async (c) => c.json(await listSavedReplies(c.var.context), 200))
  .openapi(createOneRoute, async (c) =>
    c.json(await createSavedReply(c.var.context, c.req.valid('json')), 201),
  )
  .openapi(changeRoute, async (c) => {
    const change = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await changeSavedReply(c.var.context, change), 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteSavedReply(c.var.context, c.req.valid('param'));
    return c.body(null, 204);
  })
  .openapi(setupRoute, async (c) => c.json(await readReplySetup(c.var.context), 200))
  .openapi(signatureRoute, async (c) => c.json(await saveSignature(c.var.context, c.req.valid('json')), 200));
