import { useQueryClient } from '@tanstack/react-query';
import { useList } from '#domain/rows/admin/use-list.ts';
import { useRowAction } from '#domain/rows/admin/use-row-action.ts';
import { runWrite } from '#design/admin/run-write.ts';
import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { ApiKey, NewApiKey } from '../../api-keys.contract.ts';
import { ApiKeysTab } from './api-keys-tab.tsx';
import type { apiKeysRoutes } from '../../server/api-keys/api-keys.routes.ts';

const key = 'api-keys';

/** The API Keys tab, with the API behind it. */
export function ApiKeysScreen() {
  const client = useQueryClient();
  const keys = useList<ApiKey>({ key, loadPage: apiKeysApi.list, failure: 'Failed to fetch API keys' });
  const revoke = useRowAction<ApiKey>({
    list: key,
    change: (row) => ({ ...row, revoked: true }),
    send: apiKeysApi.revoke,
    done: 'API key revoked successfully',
    failed: { fallback: 'Failed to revoke API key' },
  });
  const remove = useRowAction<ApiKey>({
    list: key,
    send: apiKeysApi.remove,
    done: 'API key deleted successfully',
    failed: { always: 'Failed to delete API key' },
  });

  /** The whole key, or null if it could not be created. */
  async function create(input: NewApiKey) {
    const created = await runWrite(() => apiKeysApi.create(input), {
      done: 'API key created successfully',
      fallback: 'Failed to create API key',
    });
    if (created.kind !== 'done') return null;
    void client.invalidateQueries({ queryKey: [key] });
    return created.answer.key;
  }

  return <ApiKeysTab keys={keys} onCreate={create} onRevoke={revoke} onDelete={remove} />;
}

const keys = createClient<typeof apiKeysRoutes>(apiBase);

/** The admin area's requests about API keys. Each throws ApiError. */
const apiKeysApi = {
  list: (next: string | null) => keys.getPage('/api-keys', { query: {} }, next),
  create: (input: NewApiKey) => keys.post('/generate-api-key', { json: input }),
  revoke: (keyId: string) => keys.post('/revoke-api-key', { json: { keyId } }),
  remove: (id: string) => keys.delete('/api-keys/:id', { param: { id } }),
};
