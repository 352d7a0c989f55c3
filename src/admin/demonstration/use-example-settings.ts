import { useSettings } from '#features/settings/admin/use-settings.ts';
import { listExampleSettings } from './list-example-settings.ts';

/** The settings that still have their defaults; none until they are loaded. */
export function useExampleSettings() {
  const { data: settings } = useSettings();
  return settings ? listExampleSettings(settings) : [];
}
