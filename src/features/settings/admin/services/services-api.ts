import { useQuery } from '@tanstack/react-query';
import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { OwnerSettingChanges } from '../../owner-settings.contract.ts';
import type { ownerSettingsRoutes } from '../../server/owner/owner-settings.routes.ts';

const client = createClient<typeof ownerSettingsRoutes>(apiBase);

/** Another server is asked meanwhile, and may take its time. */
const timeoutMs = 90_000;

/** The admin area's requests about what the product works with. Each throws ApiError. */
export const ownerSettingsApi = {
  read: () => client.get('/owner-settings'),
  save: (changes: OwnerSettingChanges) => client.put('/owner-settings', { json: changes }, { timeoutMs }),
};

export const ownerSettingsKey = ['owner-settings'];

export const useOwnerSettings = () =>
  useQuery({ queryKey: ownerSettingsKey, queryFn: ownerSettingsApi.read });
