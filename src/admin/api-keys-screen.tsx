import { useQueryClient } from '@tanstack/react-query';
import { notify } from '#design/ui/toast.ts';
import type { ApiKey, NewApiKey } from '#features/identity/api-keys.contract.ts';
import { ApiKeysTab } from '#features/identity/admin/api-keys/api-keys-tab.tsx';
import { api } from './api-client.ts';
import { toErrorNotice } from './error-notice.ts';
import { useList } from './use-list.ts';
import { useRowAction } from './use-row-action.ts';

const key = 'api-keys';

/** The API Keys tab, with the API behind it. */
export function ApiKeysScreen() {
  const client = useQueryClient();
  const keys = useList<ApiKey>({ key, loadPage: api.apiKeys.list, failure: 'Failed to fetch API keys' });
  const revoke = useRowAction<ApiKey>({
    list: key,
    change: (row) => ({ ...row, revoked: true }),
    send: api.apiKeys.revoke,
    done: 'API key revoked successfully',
    toNotice: (error) => toErrorNotice(error, { fallback: 'Failed to revoke API key' }),
  });
  const remove = useRowAction<ApiKey>({
    list: key,
    change: () => null,
    send: api.apiKeys.remove,
    done: 'API key deleted successfully',
    toNotice: (error) => toErrorNotice(error, { always: 'Failed to delete API key' }),
  });

  /** The whole key, or null when it could not be made. */
  async function create(input: NewApiKey) {
    try {
      const { key: wholeKey } = await api.apiKeys.create(input);
      notify({ title: 'API key created successfully', kind: 'success' });
      void client.invalidateQueries({ queryKey: [key] });
      return wholeKey;
    } catch (error) {
      notify(toErrorNotice(error, { fallback: 'Failed to create API key' }));
      return null;
    }
  }

  return <ApiKeysTab keys={keys} onCreate={create} onRevoke={revoke} onDelete={remove} />;
}
