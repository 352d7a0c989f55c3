import { createClient } from '#design/api/create-client.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { Setting, SettingChanges, SettingKey, Settings } from '../contract.ts';
import type { settingsRoutes } from '../server/settings.routes.ts';

const settings = createClient<typeof settingsRoutes>(apiPath('settings'));

/** What the admin area asks about the settings. Each throws ApiError. */
export const settingsApi = {
  read: async () => toSettings(await settings.get('/')),
  save: async (changes: SettingChanges) => toSettings(await settings.put('/', { json: changes })),
};

const toSettings = (rows: Setting[]): Settings =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Record<SettingKey, string>;
