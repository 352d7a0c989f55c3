import { useQueryClient } from '@tanstack/react-query';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { notify } from '#design/ui/toast.ts';
import { SettingsTab } from '#features/settings/admin/settings-tab.tsx';
import type { SettingChanges } from '#features/settings/contract.ts';
import { api } from './api-client.ts';
import { toErrorNotice } from './error-notice.ts';
import { useLeaveGuard } from './leave-guard.tsx';
import { UploadField } from './upload-field.tsx';
import { settingsKey, useSettings } from './use-settings.ts';

/** The Site Settings tab, with the API behind it. */
export function SettingsScreen() {
  const client = useQueryClient();
  const guard = useLeaveGuard();
  const { data, isPending, refetch } = useSettings();

  async function save(changes: SettingChanges) {
    try {
      const saved = await api.settings.save(changes);
      client.setQueryData(settingsKey, saved);
      notify({ title: 'Settings saved successfully', kind: 'success' });
      return saved;
    } catch (caught) {
      notify(toErrorNotice(caught));
      return null;
    }
  }

  if (isPending) return <SpinnerBlock label="Loading settings" />;
  return (
    <SettingsTab
      settings={data ?? null}
      onSave={save}
      onRetry={() => void refetch()}
      onUnsavedChange={(isUnsaved) => (isUnsaved ? guard.hold(() => undefined) : guard.release())}
      renderLogoField={(field) => (
        <UploadField {...field} kind="logo" label="Logo" uploadedText="Logo uploaded successfully" />
      )}
    />
  );
}
