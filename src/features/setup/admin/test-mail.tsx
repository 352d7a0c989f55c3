import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import type { TestMail as Outcome } from '../contract.ts';
import { setupApi, setupKey } from './setup-api.ts';

/** Sends an email to whoever asks, and shows what the mail server said. */
export function TestMail() {
  const client = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send() {
    setIsSending(true);
    setOutcome(null);
    const sent = await runWrite(setupApi.sendTestMail);
    setIsSending(false);
    if (sent.kind !== 'done') return;
    setOutcome(sent.answer);
    await client.invalidateQueries({ queryKey: setupKey });
  }

  return (
    <>
      <Button variant="secondary" size="compact" busy={isSending} onClick={() => void send()}>
        {isSending ? 'Sending...' : 'Send a test email'}
      </Button>
      <div role="status" className="text-small">
        {outcome && (
          <div
            className={`border-l-2 pl-3 ${outcome.state === 'accepted' ? 'border-ink' : 'border-redline'}`}
          >
            <p>{outcome.text}</p>
            {outcome.reply && (
              <p className="mt-1 font-mono text-fine wrap-anywhere text-ink-2">{outcome.reply}</p>
            )}
          </div>
        )}
      </div>
    </>
  );
}
