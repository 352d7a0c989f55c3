import { useQuery } from '@tanstack/react-query';
import { describeRecord } from '../../describe-record.ts';
import { messagesApi } from '../inbox/messages-api.ts';

export const replyStatsKey = 'messages-record';

/**
 * The site's sentence about how soon messages were answered, shown or not, and the reason while it is not
 * shown.
 */
export function ReplyStatsNote() {
  const { data } = useQuery({ queryKey: [replyStatsKey], queryFn: messagesApi.readRecord });
  if (!data) return <p>Shown once a month has at least 20 answers.</p>;
  const { answers, needed, shown, median_minutes: median, within, promise_hours: promise } = data;
  const text =
    median === null
      ? null
      : describeRecord({ answers, within, medianMinutes: median, promiseHours: promise });
  const missing = needed - answers;
  return (
    <>
      <p>
        {missing > 0
          ? `${answers} of ${needed} answers this month: ${missing} more and it is shown.`
          : shown
            ? 'Now shown on the home page and beside the contact form; updated every hour.'
            : 'There are enough answers this month to show it.'}
      </p>
      {text && <p className="mt-1">{`${missing > 0 ? 'So far' : 'It says'}: “${text}”`}</p>}
    </>
  );
}
