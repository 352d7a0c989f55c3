import { useQuery } from '@tanstack/react-query';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { createClient } from '#design/api/create-client.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { CleanStartRequest } from '../contract.ts';
import type { setupRoutes } from '../server/setup.routes.ts';

const setup = createClient<typeof setupRoutes>(apiPath('setup'));

/** The admin area's requests about the setup. Each throws ApiError. */
export const setupApi = {
  read: () => setup.get('/'),
  dismiss: (isDismissed: boolean) => setup.put('/', { json: { is_dismissed: isDismissed } }),
  sendTestMail: () => setup.post('/test-mail'),
  startClean: (request: CleanStartRequest) => setup.post('/clean-start', { json: request }),
  undo: (id: string) => setup.post('/clean-start/:id/undo', { param: { id } }),
  dismissUndo: (id: string) => setup.delete('/clean-start/:id', { param: { id } }),
};

export const setupKey = ['setup'];

/** The steps before the site goes public, and which are done; nothing for those who may not read them. */
export function useSetup() {
  const may = useMay();
  return useQuery({
    enabled: may('readSetup'),
    queryKey: setupKey,
    queryFn: setupApi.read,
    meta: { failure: 'The setup could not be read.' },
  });
}
