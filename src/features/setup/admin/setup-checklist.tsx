import { useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { setupApi, setupKey, useSetup } from './setup-api.ts';
import { SetupStepRow } from './setup-step-row.tsx';

/** The steps before the site goes public, and what can be done at once; nothing once it is dismissed. */
export function SetupChecklist({ children }: { children?: ReactNode }) {
  const heading = useId();
  const client = useQueryClient();
  const { data: setup } = useSetup();
  if (!setup || setup.is_dismissed) return null;
  const { steps } = setup;
  const done = steps.filter((step) => step.is_done).length;

  async function dismiss() {
    const saved = await runWrite(() => setupApi.dismiss(true), {
      done: 'The checklist is hidden. The overview shows it again.',
    });
    if (saved.kind === 'done') client.setQueryData(setupKey, saved.answer);
  }

  return (
    <section aria-labelledby={heading} className="mb-10 border border-control bg-sheet">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-control px-4 py-2">
        <h2 id={heading} className="text-body font-semibold">
          Before the site goes public{' '}
          <span className="font-normal text-ink-2">
            {done} of {steps.length} done
          </span>
        </h2>
        <Button variant="quiet" size="compact" onClick={() => void dismiss()}>
          Hide the checklist
        </Button>
      </div>
      <ol className="grid gap-x-6 px-4 pb-1 xl:grid-cols-2">
        {steps.map((step) => (
          <SetupStepRow key={step.name} step={step} />
        ))}
      </ol>
      <div className="border-t border-control p-4 empty:hidden">{children}</div>
    </section>
  );
}
