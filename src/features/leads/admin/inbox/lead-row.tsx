import { useRef, type MouseEvent } from 'react';
import { Link } from 'wouter';
import { Badge } from '#design/admin/badge.tsx';
import { Button } from '#design/ui/button.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { formatAge } from '#design/ui/format-age.ts';
import { formatDate } from '#design/ui/format-date.ts';
import { nameChannel } from '#domain/attribution/channel-names.ts';
import type { Message } from '../../contract.ts';
import { describeSpam, leadStatusNames } from './describe-lead.ts';
import type { Timer } from '../deadlines/read-timer.ts';
import { TimerMark } from '../deadlines/timer-mark.tsx';
import type { LeadActions } from './use-lead-actions.ts';

interface LeadRowProps {
  lead: Message;
  href: string;
  isOpen: boolean;
  /** The row that keyboard commands act on and that the Tab key reaches. */
  isCurrent: boolean;
  isSelected: boolean;
  now: Date;
  /** Null if no term is running. */
  timer: Timer | null;
  /** The owner's name; null if unassigned. */
  owner: string | null;
  actions: LeadActions;
  /** @param byKey by Enter, or by a screen reader */
  onOpen: (byKey: boolean) => void;
  /** @param toAnchor including the rows between it and the previous one */
  onSelect: (toAnchor: boolean) => void;
  /** Runs an action that removes the row, or its button. */
  act: (action: () => void) => void;
}

/** In characters: more than fits into a row. */
const firstWordsLimit = 300;

/**
 * One lead in the list: one line if there is room, otherwise two. Unread ones have a badge and a heavy edge.
 */
export function LeadRow(props: LeadRowProps) {
  const { lead, href, isOpen, isCurrent, isSelected, now, timer, owner, actions, onOpen, onSelect, act } =
    props;
  const {
    id,
    name,
    subject,
    message,
    read,
    created_at: createdAt,
    advertising,
    spam_reasons: reasons,
  } = lead;
  /** Whether a pointer is pressed on the link: browsers disagree on what a click without one looks like. */
  const hasPointer = useRef(false);
  const isNew = !read && !reasons;
  const tabIndex = isCurrent ? 0 : -1;
  const edge = reasons
    ? 'border-l-control border-l-dashed'
    : isNew
      ? 'border-l-petrol'
      : 'border-l-transparent';
  return (
    <li
      data-lead={id}
      className={`lead-row group relative flex items-center gap-2 border-b border-l-4 border-b-hairline pr-3 pl-1 ${edge} ${isOpen || isSelected ? 'bg-sunk' : 'bg-sheet hover:bg-sunk'}`}
    >
      <label className="relative z-10 inline-flex size-9 shrink-0 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          tabIndex={tabIndex}
          checked={isSelected}
          aria-label={`Select ${subject}`}
          className={`size-4 cursor-pointer accent-petrol ${focusRing}`}
          onChange={() => undefined}
          onClick={(event: MouseEvent) => onSelect(event.shiftKey)}
        />
      </label>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1 text-fine @3xl:flex @3xl:gap-4">
        <p dir="auto" className={`truncate @3xl:w-40 @3xl:shrink-0 ${isNew ? 'font-semibold' : ''}`}>
          {name}
        </p>
        <div className="col-span-2 row-start-2 flex min-w-0 items-baseline gap-2 @3xl:flex-1">
          <h2
            dir="auto"
            className={`max-w-[85%] truncate @3xl:max-w-[70%] ${advertising ? 'min-w-0' : 'shrink-0'} ${isNew ? 'font-semibold' : 'font-normal'}`}
          >
            <Link
              href={href}
              tabIndex={tabIndex}
              data-row-link
              aria-current={isOpen ? 'true' : undefined}
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-petrol"
              onPointerDown={() => (hasPointer.current = true)}
              onKeyDown={() => (hasPointer.current = false)}
              onClick={() => onOpen(!hasPointer.current)}
            >
              {subject}
            </Link>
          </h2>
          {advertising && <Badge>Looks like advertising</Badge>}
          <p className="min-w-0 flex-1 truncate text-ink-2">
            {reasons ? describeSpam(reasons) : message.slice(0, firstWordsLimit)}
          </p>
        </div>
        <div className="col-start-2 row-start-1 flex shrink-0 items-center gap-2 text-ink-2 @3xl:gap-3">
          <LeadMarks lead={lead} isNew={isNew} timer={reasons ? null : timer} owner={owner} />
          <time
            dateTime={createdAt}
            title={formatDate(createdAt)}
            className="text-right whitespace-nowrap @3xl:w-24"
          >
            {formatAge(createdAt, now)}
          </time>
        </div>
      </div>
      <div className="lead-row-actions absolute inset-y-0 right-0 z-10 items-center gap-1 bg-sunk px-2">
        {isNew && (
          <RowButton tabIndex={tabIndex} onClick={() => act(() => actions.markRead(lead))}>
            Mark as Read
          </RowButton>
        )}
        <RowButton tabIndex={tabIndex} onClick={() => act(() => actions.moveToSpam([lead], !reasons))}>
          {reasons ? 'Not Spam' : 'Move to Spam'}
        </RowButton>
        <RowButton tabIndex={tabIndex} onClick={() => actions.askToDelete([lead])}>
          Delete
        </RowButton>
      </div>
    </li>
  );
}

interface LeadMarksProps extends Pick<LeadRowProps, 'lead' | 'owner' | 'timer'> {
  isNew: boolean;
}

/** Its remaining time, state, owner, and what brought it. */
const LeadMarks = ({ lead, owner, isNew, timer }: LeadMarksProps) => (
  <>
    <span className="@3xl:w-28 @3xl:text-right">{timer && <TimerMark timer={timer} />}</span>
    <span className="hidden truncate @md:inline @3xl:w-20">{lead.channel && nameChannel(lead.channel)}</span>
    <span className="@3xl:w-5">
      {owner !== null && (
        <span
          title={`Owner: ${owner}`}
          className="inline-flex size-5 items-center justify-center rounded-control border border-ink text-[0.6875rem] leading-none font-medium text-ink"
        >
          <span className="sr-only">Owner: {owner}</span>
          <span aria-hidden="true">{toInitials(owner)}</span>
        </span>
      )}
    </span>
    <span className="@3xl:w-16">
      {isNew && <Badge tone="new">New</Badge>}
      {!isNew && !lead.spam_reasons && lead.status !== 'new' && (
        <span className={lead.status === 'done' ? '' : 'font-medium text-ink'}>
          {lead.won && lead.status === 'done' ? 'Won' : leadStatusNames[lead.status]}
        </span>
      )}
    </span>
  </>
);

const RowButton = (props: { tabIndex: number; onClick: () => void; children: string }) => (
  <Button variant="secondary" size="compact" className="text-fine!" {...props} />
);

/** A name's initials, at most two. */
function toInitials(name: string): string {
  const words = name.split(/[\s@._-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?';
}
