import { useMay } from '#domain/rights/admin/use-may.tsx';
import { useSettings } from '#features/settings/admin/use-settings.ts';
import { useWarnings } from '#features/warnings/admin/warnings.tsx';
import type { LeftToReplace } from '#features/content/admin/overview/left-to-replace.tsx';
import { settingDefaults, type SettingKey, type Settings } from '#features/settings/contract.ts';
import type { Warning } from '#features/warnings/contract.ts';
import { isExampleAddress } from '#platform/config/example-address.ts';
import { adminPaths } from '#paths/admin-paths.ts';

/** The settings that are still examples; none until they are loaded, or for those who may not change them. */
export function useExampleSettings() {
  const may = useMay();
  const { data: settings } = useSettings();
  const warnings = useWarnings();
  return settings && may('saveSettings') ? listExampleSettings(settings, warnings) : [];
}

/** Settings that are an example company's until an owner changes them. */
const examples: Partial<Record<SettingKey, string>> = {
  site_name: 'Site name',
  contact_email: 'Contact email',
  contact_phone: 'Contact phone',
  contact_address: 'Contact address',
};

/** Examples among the settings of Mail & Services. */
const services: Partial<Record<Warning['code'], LeftToReplace>> = {
  example_booking: {
    href: adminPaths.services('booking'),
    title: 'Booking address',
    reason: 'It is not set, or is an example.',
  },
  example_sender: {
    href: adminPaths.services('sender'),
    title: 'Sender of emails',
    reason: 'It is an example.',
  },
};

/** The settings that still have their defaults, or are examples. */
export const listExampleSettings = (
  settings: Settings,
  warnings: readonly Pick<Warning, 'code'>[],
): LeftToReplace[] => [
  ...(Object.keys(examples) as SettingKey[])
    .filter((key) => settings[key] === settingDefaults[key] || isExampleAddress(settings[key]))
    .map((key) => ({
      href: adminPaths.settings(),
      title: examples[key]!,
      reason: `“${settings[key]}” is an example.`,
    })),
  ...warnings.flatMap(({ code }) => services[code] ?? []),
];
