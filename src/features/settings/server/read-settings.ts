import type { Platform } from '#platform/context.ts';
import { settingDefaults, settingKeys, type Settings } from '../contract.ts';
import { selectSettingsOf } from './settings.store.ts';

/** All six, with the defaults for those never saved. A site without a name or a tagline has the default one. */
export async function readSettings(platform: Pick<Platform, 'database'>): Promise<Settings> {
  const rows = await selectSettingsOf(platform.database.kysely, settingKeys);
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const settings = Object.fromEntries(
    settingKeys.map((key) => [key, stored.get(key) ?? settingDefaults[key]]),
  ) as Settings;
  return {
    ...settings,
    site_name: settings.site_name || settingDefaults.site_name,
    tagline: settings.tagline || settingDefaults.tagline,
  };
}
