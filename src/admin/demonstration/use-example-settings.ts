import { useSettings } from '#features/settings/admin/use-settings.ts';
import { useWarnings } from '#features/warnings/admin/warnings.tsx';
import { listExampleSettings } from './list-example-settings.ts';

/** The settings that are still examples; none until they are loaded. */
export function useExampleSettings() {
  const { data: settings } = useSettings();
  const warnings = useWarnings();
  return settings ? listExampleSettings(settings, warnings) : [];
}
