import { createClient } from '#design/api/create-client.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { Setting, SettingChanges, SettingKey, Settings } from '../contract.ts';
import type { AdminStart } from '../admin-start.contract.ts';
import type { adminStartRoutes } from '../server/admin-start.routes.ts';
import type { settingsRoutes } from '../server/settings.routes.ts';

const settings = createClient<typeof settingsRoutes | typeof adminStartRoutes>(apiPath('settings'));

/** The admin area's requests about settings. Each throws ApiError. */
export const settingsApi = {
  read: async () => toSettings(await settings.get('/')),
  readAdminStart: () => settings.get('/admin-start'),
  saveAdminStart: (start: AdminStart) => settings.put('/admin-start', { json: start }),
  save: async (changes: SettingChanges) => toSettings(await settings.put('/', { json: changes })),
};

const toSettings = (rows: Setting[]): Settings =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Record<SettingKey, string>;
