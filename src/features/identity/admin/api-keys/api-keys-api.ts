import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { NewApiKey } from '../../api-keys.contract.ts';
import type { apiKeysRoutes } from '../../server/api-keys/api-keys.routes.ts';

const keys = createClient<typeof apiKeysRoutes>(apiBase);

/** The admin area's requests about API keys. Each throws ApiError. */
export const apiKeysApi = {
  list: (next: string | null) => keys.getPage('/api-keys', { query: {} }, next),
  create: (key: NewApiKey) => keys.post('/generate-api-key', { json: key }),
  revoke: (keyId: string) => keys.post('/revoke-api-key', { json: { keyId } }),
  remove: (id: string) => keys.delete('/api-keys/:id', { param: { id } }),
};
