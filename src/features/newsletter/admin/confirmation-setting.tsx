import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Switch } from '#design/admin/switch.tsx';
import { Button } from '#design/ui/button.tsx';
import { notify } from '#design/ui/toast.ts';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { newsletterApi } from './newsletter-api.ts';

const settingsKey = 'newsletter-settings';

/** Whether subscriptions are confirmed by mail, and what became of those that were not asked. */
export function ConfirmationSetting({ countsKey }: { countsKey: string }) {
  const client = useQueryClient();
  const may = useMay();
  const [isAsking, setIsAsking] = useState(false);
  const { data: settings } = useQuery({ queryKey: [settingsKey], queryFn: newsletterApi.settings });
  if (!settings) return null;
  const { confirms, delivers_mail: deliversMail } = settings;

  async function save(next: boolean) {
    const outcome = await runWrite(() => newsletterApi.saveSettings(next), {
      done: next ? 'New subscriptions have to be confirmed' : 'New subscriptions count without confirmation',
    });
    if (outcome.kind === 'done') client.setQueryData([settingsKey], outcome.answer);
  }

  async function askAgain() {
    const outcome = await runWrite(newsletterApi.askAgain);
    if (outcome.kind !== 'done') return;
    const { count } = outcome.answer;
    const title =
      count === 0
        ? 'Nobody is confirmed by import'
        : `${count.toLocaleString('en-US')} ${count === 1 ? 'person is' : 'people are'} asked, about 30 a minute`;
    notify({ title, kind: 'success' });
    void client.invalidateQueries({ queryKey: [countsKey] });
  }

  return (
    <section className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border border-hairline bg-sheet px-4 py-3">
      <div className="min-w-0 flex-1 basis-80">
        {may('saveNewsletterSettings') && (
          <Switch
            label="Confirmation by mail"
            checked={confirms}
            onChange={(event) => void save(event.currentTarget.checked)}
          />
        )}
        <p className="text-small text-ink-2">{describe(confirms, deliversMail)}</p>
      </div>
      <Button variant="secondary" size="compact" onClick={() => setIsAsking(true)}>
        Ask imported to confirm
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Ask everyone who was imported?"
        description="Everyone who is on the list by import and has not confirmed gets one mail. They stay on the list until they unsubscribe."
        confirmLabel="Ask"
        confirmVariant="primary"
        onConfirm={() => void askAgain()}
      />
    </section>
  );
}

function describe(confirms: boolean, deliversMail: boolean): string {
  if (!confirms) return 'Whoever is entered counts as a subscriber, without being asked.';
  if (deliversMail)
    return 'A new subscription is pending until the person confirms; after 30 days it is deleted.';
  return 'No mail server is set up: confirmation mails are only written as files and reach nobody, so new subscriptions stay pending.';
}
