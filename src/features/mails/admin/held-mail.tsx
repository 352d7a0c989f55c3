import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { createClient } from '#design/api/create-client.ts';
import { Button } from '#design/ui/button.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { apiBase } from '#paths/api-paths.ts';
import type { MailHoldState } from '../contract.ts';
import type { mailHoldRoutes } from '../server/mail-hold.routes.ts';

const key = ['mail-hold'];

const mails = createClient<typeof mailHoldRoutes>(apiBase);

/** Asks, after a restore or a move, whether mail is sent from here; nothing otherwise. */
export function HeldMail() {
  const client = useQueryClient();
  const may = useMay();
  const { data: hold } = useQuery({
    queryKey: key,
    queryFn: () => mails.get('/mail-hold'),
    enabled: may('readMailHold'),
  });
  if (!hold?.held_since) return null;

  async function release(waiting: 'send' | 'discard', done: string) {
    const outcome = await runWrite(() => mails.post('/mail-hold', { json: { waiting } }), { done });
    if (outcome.kind === 'done') client.setQueryData(key, outcome.answer);
  }

  return (
    <div className="mb-4 basis-full">
      <InlineMessage kind="info" title="No mail is sent from here yet" text={describe(hold)}>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="compact"
            onClick={() => void release('discard', 'Mail is sent from here; what waited is discarded')}
          >
            Send mail from now on, discard what waits
          </Button>
          <Button
            variant="secondary"
            size="compact"
            onClick={() => void release('send', 'Mail is sent from here, with what waited')}
          >
            Send what waits too
          </Button>
        </div>
      </InlineMessage>
    </div>
  );
}

function describe({ held_for: reason, state_of: stateOf, waiting }: MailHoldState): string {
  const what =
    reason === 'restore'
      ? `This database was restored${stateOf ? ` to its state of ${formatMoment(stateOf)}` : ''}: mails that wait may have been sent since.`
      : 'This database has sent mail from another address or place before: another copy of it may be sending.';
  const count = waiting === 1 ? '1 email waits.' : `${waiting.toLocaleString('en-US')} emails wait.`;
  return `${what} ${count} Links to sign in are sent all the same.`;
}
