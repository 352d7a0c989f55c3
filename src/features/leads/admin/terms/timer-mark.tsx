import type { Timer } from './read-timer.ts';

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
