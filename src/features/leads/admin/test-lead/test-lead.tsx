import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { Spinner } from '#design/ui/spinner.tsx';
import { ApiError } from '#design/api/api-error.ts';
import { sendRequest } from '#design/api/send-request.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { TestLeadStep } from '../../contract.ts';

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

/** Longer than its form and its mail may take. */
const timeoutMs = 60_000;

/** @param onStep called with each step as it is over. @throws ApiError, also when the steps break off */
async function sendTestLead(onStep: (step: TestLeadStep) => void): Promise<void> {
  const { body } = await sendRequest(`${apiBase}/test-lead`, { method: 'POST', json: {}, timeoutMs });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop()!;
      for (const line of lines) onStep(JSON.parse(line) as TestLeadStep);
    }
  } catch {
    throw new ApiError({ status: 502, code: 'unreadable' });
  }
}
