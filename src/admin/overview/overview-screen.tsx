import { useQueryClient } from '@tanstack/react-query';
import { runWrite } from '#design/admin/run-write.ts';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { Switch } from '#design/admin/switch.tsx';
import { FirstNext, WeekStats } from '#features/insights/admin/week-stats.tsx';
import { WaitingLeads } from '#features/leads/admin/inbox/waiting-leads.tsx';
import { TestLead } from '#features/leads/admin/test-lead/test-lead.tsx';
import { ChecklistSwitch } from '#features/setup/admin/checklist-switch.tsx';
import { settingsApi } from '#features/settings/admin/settings-api.ts';
import { adminStartKey, useAdminStart } from './use-admin-start.ts';

/**
 * The day at a glance: waiting leads, the week's figures, what to write; and a test of the form. Warnings are above
 * every screen.
 */
export default function OverviewScreen() {
  const client = useQueryClient();
  const opens = useAdminStart();

  async function choose(isFirst: boolean) {
    const saved = await runWrite(
      () => settingsApi.saveAdminStart({ opens: isFirst ? 'overview' : 'settings' }),
      {
        done: isFirst ? 'The overview opens first' : 'Site Settings opens first',
      },
    );
    if (saved.kind === 'done') client.setQueryData(adminStartKey, saved.answer);
  }

  return (
    <>
      <ScreenHeading title="Overview" />
      <div className="flex flex-col gap-10">
        <div className="grid gap-10 xl:grid-cols-[7fr_5fr]">
          <WaitingLeads />
          <TestLead />
        </div>
        <WeekStats />
        <FirstNext />
        <div className="border-t border-hairline pt-4">
          <ChecklistSwitch />
          <Switch
            label="Open the overview first"
            checked={opens === 'overview'}
            onChange={(event) => void choose(event.currentTarget.checked)}
          />
          <p className="text-small text-ink-2">
            For everyone who signs in. Otherwise, Site Settings opens first.
          </p>
        </div>
      </div>
    </>
  );
}
