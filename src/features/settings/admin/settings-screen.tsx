import { useQueryClient } from '@tanstack/react-query';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import type { SettingChanges } from '../contract.ts';
import { settingsApi } from './settings-api.ts';
import { SettingsTab, type SettingsTabProps } from './settings-tab.tsx';
import { settingsKey, useSettings } from './use-settings.ts';

/** The Site Settings tab, with the API behind it. */
export function SettingsScreen({ renderLogoField }: Pick<SettingsTabProps, 'renderLogoField'>) {
  const client = useQueryClient();
  const guard = useLeaveGuard();
  const { data, isPending, refetch } = useSettings();

  async function save(changes: SettingChanges) {
    const saved = await runWrite(() => settingsApi.save(changes), { done: 'Settings saved successfully' });
    if (saved.kind !== 'done') return null;
    client.setQueryData(settingsKey, saved.answer);
    return saved.answer;
  }

  if (isPending) return <SpinnerBlock label="Loading settings" />;
  return (
    <SettingsTab
      settings={data ?? null}
      onSave={save}
      onRetry={() => void refetch()}
      onUnsavedChange={(isUnsaved) => (isUnsaved ? guard.hold(() => undefined) : guard.release())}
      renderLogoField={renderLogoField}
    />
  );
}
