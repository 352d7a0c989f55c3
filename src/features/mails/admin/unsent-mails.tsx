import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { unsentMailsApi } from './unsent-mails-api.ts';
import { UnsentMailsNotice } from './unsent-mails-notice.tsx';

const key = ['unsent-mails'];

/** How soon a failed mail shows on an open dashboard. */
const intervalMs = 60_000;

/** Undelivered mails, above whichever tab is open; nothing when there are none. */
export function UnsentMails() {
  const client = useQueryClient();
  const { data: mails = [] } = useQuery({
    queryKey: key,
    queryFn: unsentMailsApi.list,
    refetchInterval: intervalMs,
  });
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    const retried = await runWrite(unsentMailsApi.retry, { done: 'The emails are being sent again' });
    if (retried.kind === 'done') client.setQueryData(key, []);
    setIsRetrying(false);
  }

  if (mails.length === 0) return null;
  return (
    <div className="mb-6">
      <UnsentMailsNotice mails={mails} isRetrying={isRetrying} onRetry={() => void retry()} />
    </div>
  );
}
