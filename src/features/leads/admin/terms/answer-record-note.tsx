import { useQuery } from '@tanstack/react-query';
import { describeRecord } from '../../describe-record.ts';
import { messagesApi } from '../inbox/messages-api.ts';

export const answerRecordKey = 'messages-record';

/** What the site says, or would say, of how soon messages were answered, and how far that is from being shown. */
export function AnswerRecordNote() {
  const { data } = useQuery({ queryKey: [answerRecordKey], queryFn: messagesApi.readRecord });
  if (!data) return <p>Shown from 20 answers in a month on, as measured.</p>;
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
            ? 'On the home page and at the contact form now; measured anew every hour.'
            : 'There are enough answers this month to show it.'}
      </p>
      {text && <p className="mt-1">{`${missing > 0 ? 'So far' : 'It says'}: “${text}”`}</p>}
    </>
  );
}
