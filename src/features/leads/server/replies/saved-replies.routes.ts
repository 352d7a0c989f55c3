import { createRoute, z } from '@hono/zod-openapi';
import { adminChange, adminCreate, adminDelete, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { idParamSchema, jsonResponse, jsonBody } from '#platform/http/openapi.ts';
import { invalidFields } from '#platform/http/problem.ts';
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

const newExample: NewSavedReply = { name: savedReplyExample.name, text: savedReplyExample.text };
const invalid = invalidFields([{ field: 'name', message: 'Name is required' }]);

const listRoute = createRoute({
  ...adminRead(jsonResponse('All of them', z.array(savedReplySchema), [savedReplyExample])),
  path: '/saved-replies',
  operationId: 'listSavedReplies',
  summary: 'List the saved replies, by name',
});

const createOneRoute = createRoute({
  ...adminCreate(
    jsonResponse('The saved reply', savedReplySchema, savedReplyExample),
    invalid,
    tooManySavedReplies(),
  ),
  path: '/saved-replies',
  operationId: 'createSavedReply',
  summary: 'Create a saved reply',
  request: { body: jsonBody(newSavedReplySchema, newExample) },
});

const changeRoute = createRoute({
  ...adminChange('put', jsonResponse('The saved reply', savedReplySchema, savedReplyExample), invalid, 404),
  path: '/saved-replies/{id}',
  operationId: 'changeSavedReply',
  summary: 'Change a saved reply',
  request: { params: idParamSchema, body: jsonBody(newSavedReplySchema, newExample) },
});

const deleteRoute = createRoute({
  ...adminDelete(),
  path: '/saved-replies/{id}',
  operationId: 'deleteSavedReply',
  summary: 'Delete a saved reply',
  request: { params: idParamSchema },
});

const setupRoute = createRoute({
  ...adminRead(jsonResponse('The setup', replySetupSchema, replySetupExample)),
  path: '/reply-setup',
  operationId: 'readReplySetup',
  summary: 'Read the reply settings',
});

const signatureRoute = createRoute({
  ...adminChange(
    'put',
    jsonResponse('The signature', signatureSchema, { text: replySetupExample.signature }),
    invalidFields([{ field: 'text', message: 'text must be text' }]),
  ),
  path: '/reply-signature',
  operationId: 'saveSignature',
  summary: "Save the caller's signature",
  request: { body: jsonBody(signatureSchema, { text: replySetupExample.signature }) },
});

/** `/functions/v1/saved-replies`, `/reply-setup` and `/reply-signature` */
export const savedRepliesRoutes = createRoutes('Messages API')
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
