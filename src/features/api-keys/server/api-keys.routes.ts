import { createRoute, z } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { linkToNext, listQuerySchema } from '#platform/http/listing.ts';
import { adminSecurity, answers, jsonAnswer, jsonBody } from '#platform/http/openapi.ts';
import { apiKeySchema, createdApiKeySchema, newApiKeySchema, revokeApiKeySchema } from '../contract.ts';
import { createApiKey } from './create-api-key.ts';
import { deleteApiKey } from './delete-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';

const tags = ['API keys'];

/** An API key itself neither makes nor revokes keys. */
const signedInSecurity: Record<string, string[]>[] = [{ bearer: [] }, { session: [] }];

const generateRoute = createRoute({
  method: 'post',
  path: '/generate-api-key',
  tags,
  summary: 'Create an API key',
  description: 'The answer holds the whole key in `key`. It is shown this once; only its hash is kept.',
  security: signedInSecurity,
  request: { body: jsonBody(newApiKeySchema) },
  responses: { 201: jsonAnswer('The key', createdApiKeySchema), ...answers(400, 401, 403, 413, 415, 429) },
});

const revokeRoute = createRoute({
  method: 'post',
  path: '/revoke-api-key',
  tags,
  summary: 'Revoke an API key for good',
  security: signedInSecurity,
  request: { body: jsonBody(revokeApiKeySchema) },
  responses: {
    200: jsonAnswer('The key, revoked', apiKeySchema),
    ...answers(400, 401, 403, 404, 413, 415, 429),
  },
});

const listRoute = createRoute({
  method: 'get',
  path: '/api-keys',
  tags,
  summary: 'List API keys, newest first',
  security: adminSecurity,
  request: { query: listQuerySchema },
  responses: {
    200: jsonAnswer('A page of keys; a Link header leads to the next', z.array(apiKeySchema)),
    ...answers(400, 401, 403, 429),
  },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/api-keys/{id}',
  tags,
  summary: "Delete an API key's record",
  security: adminSecurity,
  request: { params: z.object({ id: z.string().min(1).max(300) }) },
  responses: { 204: { description: 'Deleted' }, ...answers(401, 403, 404, 429) },
});

/** `/functions/v1/generate-api-key`, `/revoke-api-key` and `/api-keys` */
export const apiKeysRoutes = createRoutes()
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
