import { useSettings } from '#features/settings/admin/use-settings.ts';
import { listExampleSettings } from './list-example-settings.ts';

/** The settings that still say what the software brings; none before they are read. */
export function useExampleSettings() {
  const { data: settings } = useSettings();
  return settings ? listExampleSettings(settings) : [];
}
