import { useMay } from '#domain/rights/admin/use-may.tsx';
import { Link } from 'wouter';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { useNow } from '#design/admin/use-now.ts';
import { readTimer, type Timer } from './read-timer.ts';
import type { Message } from '../../contract.ts';
import { useTimerHours } from './use-timer-hours.ts';

const looks: Record<Timer['kind'], string> = {
  running: 'text-ink-2',
  soon: 'font-semibold text-ink',
  overdue: 'font-semibold text-redline',
};

/**
 * The time left in a term, in words; overdue ones have the checker's triangle, those due soon a clock that is
 * nearly full.
 */
export const TimerMark = ({ timer: { kind, text } }: { timer: Pick<Timer, 'kind' | 'text'> }) => (
  <span className={`inline-flex items-center gap-1 whitespace-nowrap ${looks[kind]}`}>
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className={`size-3 shrink-0 ${kind === 'overdue' ? 'fill-current' : 'fill-none stroke-current'}`}
    >
      {kind === 'overdue' ? (
        <path d="M6 1l5.5 10H.5z" />
      ) : (
        <>
          <circle cx="6" cy="6" r="5" />
          {kind === 'soon' ? (
            <path d="M6 6V1a5 5 0 1 1-5 5z" className="fill-current" />
          ) : (
            <path d="M6 3v3h2.5" />
          )}
        </>
      )}
    </svg>
    {text}
  </span>
);

const opening = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** The opened lead's timer in full, with a link to the hours that it counts. */
export function LeadTimer({ lead }: { lead: Pick<Message, 'due_at' | 'status'> }) {
  const { times, isSet } = useTimerHours();
  const may = useMay();
  const timer = readTimer(lead, times, useNow());
  return (
    <p className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-fine">
      {timer && <TimerMark timer={{ ...timer, text: inFull(timer) }} />}
      {timer?.opensAt && <span className="text-ink-2">closed until {opening.format(timer.opensAt)}</span>}
      {isSet !== null && may('saveAnswerTime') && (
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
