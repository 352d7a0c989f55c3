import { invalidFields } from '#platform/http/problem.ts';
import type { LeadStatus, MessageChanges } from '../../inbox.contract.ts';
import type { NewLeadEvent } from './events.store.ts';

/** The fields of a message that the desk changes. */
export interface LeadState {
  status: LeadStatus;
  assignee_id: string | null;
  due_at: string | null;
  answered_at: string | null;
  won: boolean;
  value: number | null;
  lost_reason?: string | undefined;
}

type Change = Omit<MessageChanges, 'version'>;

export interface Decision {
  after: LeadState;
  /** Each field that has changed. */
  events: Pick<NewLeadEvent, 'kind' | 'data'>[];
  /** Whether the answer's term starts now. */
  startsTerm: boolean;
}

/**
 * Decides on a lead's fields after a change.
 * - Read means not new: marking read opens it, and so does giving it an owner; marking unread makes it new.
 * - A lead that waits for the sender was answered, and one that is done is over: neither is due, unless a
 * date is given as well. Reopening it starts a new term; soon after the answer was recorded, it takes the
 * answer back.
 * - Only a lead that is done can be won, and reopening it takes that back. If a mail reopens it, it stays
 * won.
 * - The reason why a lead was lost may be given before it is over. Winning the lead removes it, and so does
 * reopening it, unless another one is given as well.
 * @param nextDue when an answer to a question asked now is due; null if no term is kept
 * @param firstSent when the first reply was sent; null: none was
 * @throws Problem 400 for contradictory changes
 */
export function decideChange(
  before: LeadState,
  change: Change,
  { now, nextDue, firstSent }: { now: string; nextDue: string | null; firstSent: string | null },
): Decision {
  const status = decideStatus(before.status, change);
  if (change.won && status !== 'done' && !before.won) {
    throw invalidFields([{ field: 'won', message: 'Only a lead that is done can be won' }]);
  }
  const won = change.won ?? (before.won && !(before.status === 'done' && status !== 'done'));
  if (change.lost_reason && won) {
    throw invalidFields([
      { field: 'lost_reason', message: 'A lead that is won has no reason why it was lost' },
    ]);
  }
  const after: LeadState = {
    status,
    assignee_id: change.assignee_id === undefined ? before.assignee_id : change.assignee_id,
    due_at: change.due_at === undefined ? decideDue(before, status, nextDue) : change.due_at,
    answered_at: isTakenBack(before, status, now)
      ? firstSent
      : (before.answered_at ?? (isAnswered(before, status, change) ? now : null)),
    won,
    value: change.value === undefined ? before.value : change.value,
    lost_reason: won ? undefined : decideReason(before, status, change),
  };
  const startsTerm =
    change.due_at === undefined && before.due_at === null && isTimed(status) && !isTimed(before.status);
  return { after, events: describeChange(before, after), startsTerm };
}

function decideStatus(before: LeadStatus, { status, read, assignee_id: owner }: Change): LeadStatus {
  if (status !== undefined) {
    if (read !== undefined && read !== (status !== 'new')) {
      throw invalidFields([{ field: 'read', message: 'read and status contradict each other' }]);
    }
    return status;
  }
  if (read === false) return 'new';
  if (read === undefined && !owner) return before;
  return before === 'new' ? 'open' : before;
}

const isTimed = (status: LeadStatus): boolean => status === 'new' || status === 'open';

function decideDue(before: LeadState, status: LeadStatus, nextDue: string | null): string | null {
  if (isTimed(status)) return isTimed(before.status) ? before.due_at : (before.due_at ?? nextDue);
  return status === before.status ? before.due_at : null;
}

function decideReason(before: LeadState, status: LeadStatus, { lost_reason: reason }: Change) {
  if (reason !== undefined) return reason || undefined;
  return before.status === 'done' && status !== 'done' ? undefined : before.lost_reason;
}

/** A won lead must have been answered. A lead closed without winning it counts as unanswered. */
const isAnswered = (before: LeadState, status: LeadStatus, { won }: Change): boolean =>
  (status === 'waiting' && before.status !== 'waiting') || (status === 'done' && won === true);

/** A state that was picked by mistake is left within this time. */
const misclickMs = 10 * 60_000;

/** An answer recorded with a state that the person leaves again at once was none. */
const isTakenBack = (before: LeadState, status: LeadStatus, now: string): boolean =>
  before.answered_at !== null &&
  !isTimed(before.status) &&
  isTimed(status) &&
  Date.parse(now) - Date.parse(before.answered_at) <= misclickMs;

const kinds = [
  ['status', 'status'],
  ['due_at', 'due'],
  ['won', 'won'],
  ['value', 'value'],
  ['lost_reason', 'lost_reason'],
] as const;

function describeChange(before: LeadState, after: LeadState): Decision['events'] {
  const events: Decision['events'] = [];
  for (const [field, kind] of kinds) {
    const [from, to] = [before[field] ?? null, after[field] ?? null];
    if (from !== to) events.push({ kind, data: { from, to } });
  }
  return events;
}
