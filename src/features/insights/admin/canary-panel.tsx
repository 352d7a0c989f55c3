import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { useNow } from '#design/admin/use-now.ts';
import { runWrite } from '#design/admin/run-write.ts';
import { Switch } from '#design/admin/switch.tsx';
import { Button } from '#design/ui/button.tsx';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import type { CanaryChanges, CanaryState } from '../canary.contract.ts';
import { describeCanary } from './describe-canary.ts';
import { insightsApi } from './insights-api.ts';
import { canaryKey, useCanary } from './use-canary.ts';

/** The hourly check of the contact form: its state and its settings. */
export function CanaryPanel() {
  const { data: canary, isError, refetch } = useCanary();
  return (
    <section aria-labelledby="canary" className="flex flex-col gap-3">
      <h2 id="canary" className="text-lead">
        Hourly check
      </h2>
      {canary ? (
        <Check canary={canary} />
      ) : isError ? (
        <LoadFailure text="The status of the check could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <SpinnerBlock label="Loading the status of the check" />
      )}
    </section>
  );
}

function Check({ canary }: { canary: CanaryState }) {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [recipient, setRecipient] = useState(canary.recipient);
  const { tone, title, text } = describeCanary(canary, useNow());

  async function change(changes: CanaryChanges, done: string) {
    setIsSaving(true);
    const saved = await runWrite(() => insightsApi.changeCanary(changes), { done });
    setIsSaving(false);
    if (saved.kind === 'done') client.setQueryData(canaryKey, saved.answer);
    await client.invalidateQueries({ queryKey: ['warnings'] });
  }

  return (
    <>
      {tone === 'fails' ? (
        <InlineMessage kind="error" title={title} text={text} />
      ) : (
        <div className={`border-l-2 pl-3 ${tone === 'works' ? 'border-ink' : 'border-control'}`}>
          <p className="font-semibold">{title}</p>
          <p className="text-small text-ink-2">{text}</p>
        </div>
      )}
      <Switch
        label="Check the form every hour"
        checked={canary.on}
        onChange={(event) =>
          void change(
            { on: event.currentTarget.checked },
            event.currentTarget.checked ? 'The form is checked every hour' : 'The form is no longer checked',
          )
        }
      />
      <details className="group border-y border-hairline">
        <DisclosureSummary className="min-h-11 text-small">
          <span className="flex-1">
            {canary.recipient
              ? `Test emails go to ${canary.recipient}`
              : 'Test emails aren’t delivered to anyone'}
          </span>
        </DisclosureSummary>
        <form
          noValidate
          className="flex flex-col items-start gap-3 pb-4"
          onSubmit={(event) => {
            event.preventDefault();
            void change({ recipient: recipient.trim() }, 'Recipient saved');
          }}
        >
          <TextField
            type="email"
            label="Recipient"
            value={recipient}
            maxLength={255}
            autoComplete="off"
            hint="Leave blank to test only the connection to the mail server. If you enter an address, it gets one test email an hour, so use one nobody reads."
            className="w-full"
            onChange={(event) => setRecipient(event.currentTarget.value)}
          />
          <Button type="submit" size="compact" variant="secondary" busy={isSaving}>
            Save recipient
          </Button>
        </form>
      </details>
      <p className="text-fine text-ink-2">
        The product sends itself a message through the public form, into the database and out by email. The
        test message doesn’t appear in any list or figure. If it fails twice in a row, we email the contact
        address.
      </p>
    </>
  );
}
