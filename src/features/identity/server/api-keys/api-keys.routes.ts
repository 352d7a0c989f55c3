import { createRoute } from '@hono/zod-openapi';
import { adminChange, adminCreate, adminDelete } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { linkToNext, listQuerySchema } from '#platform/http/listing.ts';
import { idParamSchema, jsonResponse, jsonBody, adminSessionSecurity } from '#platform/http/openapi.ts';
import { invalidFields, recentSignInRequired } from '#platform/http/problem.ts';
import { listOperation } from '#domain/rows/server/row-operations.ts';
import {
  apiKeySchema,
  createdApiKeySchema,
  newApiKeySchema,
  revokeApiKeySchema,
  type ApiKey,
  type CreatedApiKey,
} from '../../api-keys.contract.ts';
import { createApiKey, listApiKeys, revokeApiKey, deleteApiKey } from './api-keys.ts';

/** Examples in the API's description. */
const createdApiKeyExample: CreatedApiKey = {
  id: '019a9f5e-a3d2-7f18-b6c4-8e9f0a1b2c3d',
  name: 'Nightly export',
  key_prefix: 'cmk_Example1',
  revoked: false,
  expires_at: '2027-11-20T23:59:59.999Z',
  created_at: '2026-11-20T10:02:11.040Z',
  last_used_at: null,
  scopes: ['posts.write', 'media.use'],
  owner: { id: '019a9f5e-0a11-7b20-9c31-1d2e3f4a5b6c', name: 'Eva Stone' },
  key: 'cmk_Example1Example1Example1Example1Example1',
};

const { key: _shownOnce, ...listed } = createdApiKeyExample;

const apiKeyExample: ApiKey = { ...listed, last_used_at: '2026-11-20T10:05:00.000Z' };

const generateRoute = createRoute({
  ...adminCreate(
    jsonResponse('The key', createdApiKeySchema, createdApiKeyExample),
    invalidFields([{ field: 'name', message: 'Please enter a key name' }]),
    recentSignInRequired(),
  ),
  path: '/generate-api-key',
  operationId: 'generateApiKey',
  summary: 'Create an API key',
  description:
    'The response contains the whole key in `key`. It is shown only once; only its hash is stored. Requires a session with a recent sign-in: neither a key nor a token can create another one. With `scopes`, the key has these rights alone; with each request, only those of them that its owner has then.',
  security: adminSessionSecurity,
  request: {
    body: jsonBody(newApiKeySchema, {
      name: 'Nightly export',
      expires_at: '2027-11-20',
      scopes: ['posts.write', 'media.use'],
    }),
  },
});

const revokeRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('The key, revoked', apiKeySchema, { ...apiKeyExample, revoked: true }),
    invalidFields([{ field: 'keyId', message: 'keyId is required' }]),
    recentSignInRequired(),
    404,
  ),
  path: '/revoke-api-key',
  operationId: 'revokeApiKey',
  summary: 'Revoke an API key permanently',
  description:
    'The key stops working, and stays in the list. Revoking it again changes nothing. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: { body: jsonBody(revokeApiKeySchema, { keyId: apiKeyExample.id }) },
});

const listRoute = createRoute({
  ...listOperation(
    { one: 'key', many: 'keys', schema: apiKeySchema, example: apiKeyExample },
    listQuerySchema,
  ),
  path: '/api-keys',
  operationId: 'listApiKeys',
  summary: 'List API keys, newest first',
  description: "One's own, without the keys themselves; with the right `team`, all accounts'.",
});

const deleteRoute = createRoute({
  ...adminDelete(recentSignInRequired()),
  path: '/api-keys/{id}',
  operationId: 'deleteApiKey',
  summary: "Delete an API key's record",
  description: 'The key stops working. Requires a session with a recent sign-in.',
  security: adminSessionSecurity,
  request: { params: idParamSchema },
});

/** `/functions/v1/generate-api-key`, `/revoke-api-key` and `/api-keys` */
export const apiKeysRoutes = createRoutes('API keys')
  .openapi(generateRoute, async (c) => c.json(await createApiKey(c.var.context, c.req.valid('json')), 201))
  .openapi(revokeRoute, async (c) =>
    c.json(await revokeApiKey(c.var.context, c.req.valid('json').keyId), 200),
  )
  .openapi(listRoute, async (c) => {
    const { rows, next } = await listApiKeys(c.var.context, c.req.valid('query'));
    return c.json(rows, 200, linkToNext(c.req.url, next));
  })
  .openapi(deleteRoute, async (c) => {
    await deleteApiKey(c.var.context, c.req.valid('param').id);
    return c.body(null, 204);
  });
