import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { createClient } from '#design/api/create-client.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { ReplyTimeSettings } from '../../reply-time.contract.ts';
import { ReplyTimeForm } from './reply-time-form.tsx';
import type { replyTimeRoutes } from '../../server/reply-time.routes.ts';

const answerTimeKey = ['answer-time'];

const anchor = adminPaths.answerTime().split('#')[1];

interface AnswerTimeSectionProps {
  onUnsavedChange: (isUnsaved: boolean) => void;
  /** After saving: measurements based on it have changed. */
  onSaved: () => void;
  record: ReactNode;
}

/** When messages are answered, below the six settings; links lead directly to it. */
export function ReplyTimeSection({ onUnsavedChange, onSaved, record }: AnswerTimeSectionProps) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, refetch } = useQuery({ queryKey: answerTimeKey, queryFn: replyTimeApi.read });

  useEffect(() => {
    if (isPending || location.hash !== `#${anchor}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isPending]);

  async function save(answerTime: ReplyTimeSettings) {
    const saved = await runWrite(() => replyTimeApi.save(answerTime), {
      done: 'Business hours updated',
      conflict: 'invalid',
    });
    if (saved.kind === 'conflict') return { errors: saved.error.errors };
    if (saved.kind !== 'done') return null;
    client.setQueryData(answerTimeKey, saved.answer);
    onSaved();
    return { saved: saved.answer };
  }

  return (
    <section aria-labelledby={anchor} className="mt-16">
      <h2
        ref={heading}
        id={anchor}
        tabIndex={-1}
        className="mb-3 max-w-2xl scroll-mt-6 border-b border-ink pb-3 text-lead outline-none"
      >
        Business hours
      </h2>
      <p className="mb-6 max-w-2xl text-small text-ink-2">
        When you answer, and how quickly. The clock runs only during these hours; nights, closed days and
        holidays don’t count.
      </p>
      {isPending ? (
        <SpinnerBlock label="Loading business hours" />
      ) : data ? (
        <ReplyTimeForm answerTime={data} onSave={save} onUnsavedChange={onUnsavedChange} record={record} />
      ) : (
        <p role="alert" className="flex items-center gap-3 text-small text-ink-2">
          The business hours could not be loaded.
          <Button variant="secondary" size="compact" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </section>
  );
}

const settings = createClient<typeof replyTimeRoutes>(apiPath('settings'));

/** The admin area's requests about business hours. Each throws ApiError. */
const replyTimeApi = {
  read: () => settings.get('/answer-time'),
  save: (answerTime: ReplyTimeSettings) => settings.put('/answer-time', { json: answerTime }),
};
