import { useMay } from '#domain/rights/admin/use-may.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FoldedNotice } from '#design/admin/folded-notice.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { createClient } from '#design/api/create-client.ts';
import { apiBase } from '#paths/api-paths.ts';
import type { UnsentMail } from '../contract.ts';
import type { unsentMailsRoutes } from '../server/unsent-mails.routes.ts';

const key = ['unsent-mails'];

/** How soon a failed mail shows on an open dashboard. */
const intervalMs = 60_000;

/** Undelivered mails, above whichever tab is open; nothing when there are none. */
export function UnsentMails() {
  const client = useQueryClient();
  const may = useMay();
  const { data: mails = [] } = useQuery({
    queryKey: key,
    queryFn: unsentMailsApi.list,
    enabled: may('listUnsentMails'),
    refetchInterval: intervalMs,
  });
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    const retried = await runWrite(unsentMailsApi.retry, { done: 'The emails are queued again' });
    if (retried.kind === 'done') client.setQueryData(key, []);
    setIsRetrying(false);
  }

  if (mails.length === 0) return null;
  return <UnsentMailsNotice mails={mails} isRetrying={isRetrying} onRetry={() => void retry()} />;
}

interface UnsentMailsNoticeProps {
  /** Newest first. */
  mails: UnsentMail[];
  isRetrying: boolean;
  onRetry: () => void;
}

/** A few are enough to find the messages; the others have the same cause. */
const namedCount = 5;

/** Says what could not be mailed and why, and offers to retry. */
function UnsentMailsNotice({ mails, isRetrying, onRetry }: UnsentMailsNoticeProps) {
  const more = mails.length - namedCount;
  return (
    <FoldedNotice title={mails.length === 1 ? '1 email not sent' : `${mails.length} emails not sent`}>
      <p className="text-ink-2">
        No message is lost. These notification and account emails could not be delivered:
      </p>
      <ul className="list-disc pl-4">
        {mails.slice(0, namedCount).map((mail) => (
          <li key={mail.id}>
            {mail.subject} (to {mail.recipient}, {mail.failed_at ? 'given up' : 'will be retried'}):{' '}
            {mail.last_error}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more} more.</p>}
      <Button variant="secondary" size="compact" busy={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Trying...' : 'Try again now'}
      </Button>
    </FoldedNotice>
  );
}

const mails = createClient<typeof unsentMailsRoutes>(apiBase);

/** The admin area's requests about undelivered mails. Each throws ApiError. */
const unsentMailsApi = {
  list: () => mails.get('/unsent-mails'),
  retry: () => mails.post('/unsent-mails/retry', { json: {} }),
};
