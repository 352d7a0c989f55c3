import type { LeftToReplace } from '#features/content/admin/overview/left-to-replace.tsx';
import { settingDefaults, type SettingKey, type Settings } from '#features/settings/contract.ts';
import { adminPaths } from '#paths/admin-paths.ts';

/** Settings that are an example company's until an owner changes them. */
const examples: Partial<Record<SettingKey, string>> = {
  site_name: 'Site name',
  contact_email: 'Contact email',
  contact_phone: 'Contact phone',
  contact_address: 'Contact address',
};

/** The settings that still have their defaults. */
export const listExampleSettings = (settings: Settings): LeftToReplace[] =>
  (Object.keys(examples) as SettingKey[])
    .filter((key) => settings[key] === settingDefaults[key])
    .map((key) => ({
      href: adminPaths.settings(),
      title: examples[key]!,
      reason: `“${settings[key]}” is an example.`,
    }));
