import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '#design/ui/toast.ts';
import { UnsentMailsNotice } from '#features/mails/admin/unsent-mails-notice.tsx';
import { api } from './api-client.ts';
import { toErrorNotice } from './error-notice.ts';

const key = ['unsent-mails'];

/** How soon a mail that failed shows on a dashboard that stands open. */
const intervalMs = 60_000;

/** Mails that did not get through, above whatever tab is open; nothing when there are none. */
export function UnsentMails() {
  const client = useQueryClient();
  const { data: mails = [] } = useQuery({
    queryKey: key,
    queryFn: api.unsentMails.list,
    refetchInterval: intervalMs,
  });
  const retry = useMutation({
    mutationFn: api.unsentMails.retry,
    onSuccess() {
      client.setQueryData(key, []);
      notify({ title: 'The mails are being sent again', kind: 'success' });
    },
    onError: (error) => notify(toErrorNotice(error)),
  });
  if (mails.length === 0) return null;
  return (
    <div className="mb-6">
      <UnsentMailsNotice mails={mails} isRetrying={retry.isPending} onRetry={() => retry.mutate()} />
    </div>
  );
}
