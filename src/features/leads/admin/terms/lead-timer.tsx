import { Link } from 'wouter';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { Message } from '../../contract.ts';
import { useNow } from '#design/admin/use-now.ts';
import { readTimer } from './read-timer.ts';
import { TimerMark } from './timer-mark.tsx';
import { useAnswerHours } from './use-answer-hours.ts';

const opening = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** The opened lead's timer in full, with a link to the hours that it counts. */
export function LeadTimer({ lead }: { lead: Pick<Message, 'due_at' | 'status'> }) {
  const { times, isSet } = useAnswerHours();
  const timer = readTimer(lead, times, useNow());
  return (
    <p className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-fine">
      {timer && <TimerMark timer={{ ...timer, text: inFull(timer) }} />}
      {timer?.opensAt && <span className="text-ink-2">closed until {opening.format(timer.opensAt)}</span>}
      {isSet !== null && (
        <Link href={adminPaths.answerTime()} className={linkClass}>
          {isSet ? 'Business hours' : 'Set business hours'}
        </Link>
      )}
    </p>
  );
}

/** Business days differ from calendar days. */
const inFull = ({ text, isBusiness }: { text: string; isBusiness: boolean }): string =>
  isBusiness ? text.replace(/ days\b/, ' business days') : text;
