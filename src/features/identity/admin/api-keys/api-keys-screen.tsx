import { useQueryClient } from '@tanstack/react-query';
import { useList } from '#domain/rows/admin/use-list.ts';
import { useRowAction } from '#domain/rows/admin/use-row-action.ts';
import { runWrite } from '#design/admin/run-write.ts';
import type { ApiKey, NewApiKey } from '../../api-keys.contract.ts';
import { apiKeysApi } from './api-keys-api.ts';
import { ApiKeysTab } from './api-keys-tab.tsx';

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
