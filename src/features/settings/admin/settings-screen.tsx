import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { toErrorToast } from '#design/admin/error-toast.ts';
import { runWrite } from '#design/admin/run-write.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { notify } from '#design/ui/toast.ts';
import type { SettingChanges } from '../contract.ts';
import { ReplyTimeSection } from './reply-time/reply-time-section.tsx';
import { MoreSettings } from './more-settings.tsx';
import { ServicesScreen } from './services/services-screen.tsx';
import { SystemScreen } from './system/system-screen.tsx';
import { settingsApi } from './settings-api.ts';
import { SettingsTab, type SettingsTabProps } from './settings-tab.tsx';
import { settingsKey, useSettings } from './use-settings.ts';

interface SettingsScreenProps extends Pick<SettingsTabProps, 'renderLogoField'> {
  /** Tries the mail server that is saved. */
  testMail: ReactNode;
  /** How far the measured answer time is from being shown. */
  answerRecord: ReactNode;
  onAnswerTimeSaved: () => void;
}

/** The Site Settings tab, with the API behind it: the six settings, when messages are answered, and what is beside them. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { renderLogoField, answerRecord, testMail, onAnswerTimeSaved } = props;
  const [path] = useLocation();
  const client = useQueryClient();
  const guard = useLeaveGuard();
  const { data, isPending, refetch } = useSettings();
  const unsaved = useRef(new Set<string>());

  function noteUnsaved(form: string, isUnsaved: boolean) {
    if (isUnsaved) unsaved.current.add(form);
    else unsaved.current.delete(form);
    if (unsaved.current.size > 0) guard.hold(() => undefined);
    else guard.release();
  }

  async function save(changes: SettingChanges) {
    const saved = await runWrite(() => settingsApi.save(changes), {
      done: 'Settings saved successfully',
      conflict: 'invalid',
    });
    if (saved.kind === 'conflict') {
      notify(toErrorToast(saved.error));
      return { errors: saved.error.errors };
    }
    if (saved.kind !== 'done') return null;
    client.setQueryData(settingsKey, saved.answer);
    // Both say which of the settings are missing or examples.
    for (const name of ['setup', 'warnings']) void client.invalidateQueries({ queryKey: [name] });
    return { saved: saved.answer };
  }

  if (path === adminPaths.services())
    return <ServicesScreen testMail={testMail} onUnsavedChange={noteUnsaved} />;
  if (path === adminPaths.system()) return <SystemScreen />;
  if (isPending) return <SpinnerBlock label="Loading settings" />;
  return (
    <>
      <SettingsTab
        settings={data ?? null}
        onSave={save}
        onRetry={() => void refetch()}
        onUnsavedChange={(isUnsaved) => noteUnsaved('settings', isUnsaved)}
        renderLogoField={renderLogoField}
      />
      <ReplyTimeSection
        onUnsavedChange={(isUnsaved) => noteUnsaved('answer time', isUnsaved)}
        onSaved={onAnswerTimeSaved}
        record={answerRecord}
      />
      <MoreSettings />
    </>
  );
}
