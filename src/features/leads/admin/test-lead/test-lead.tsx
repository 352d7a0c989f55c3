import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { Spinner } from '#design/ui/spinner.tsx';
import type { TestLeadStep } from '../../test-lead.contract.ts';
import { sendTestLead } from './send-test-lead.ts';

const titles = { form: 'Contact form', database: 'Database', mail: 'Email' } as const;

/** Sends a test lead on demand, and shows its steps as they complete. */
export function TestLead() {
  const [steps, setSteps] = useState<TestLeadStep[]>([]);
  const [isSending, setIsSending] = useState(false);

  async function send() {
    setIsSending(true);
    setSteps([]);
    await runWrite(() => sendTestLead((step) => setSteps((before) => [...before, step])));
    setIsSending(false);
  }

  return (
    <section aria-labelledby="test-lead" className="flex flex-col items-start gap-3">
      <h2 id="test-lead" className="text-lead">
        Test lead
      </h2>
      <p className="text-small text-ink-2">
        Goes through the public contact form and the database, and out by email to you alone. It doesn’t
        appear in any list or figure.
      </p>
      <Button variant="secondary" size="compact" busy={isSending} onClick={() => void send()}>
        {isSending ? 'Sending...' : 'Send a test lead'}
      </Button>
      <ol aria-label="Steps" aria-live="polite" className="flex flex-col gap-3">
        {steps.map(({ step, passed, text }) => (
          <li key={step} className={`border-l-2 pl-3 ${passed ? 'border-ink' : 'border-redline'}`}>
            <p className="font-semibold">{passed ? titles[step] : `${titles[step]}: failed`}</p>
            <p className="text-small wrap-anywhere text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      {isSending && <Spinner label="Sending a test lead" />}
    </section>
  );
}
