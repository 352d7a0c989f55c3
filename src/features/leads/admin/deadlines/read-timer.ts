import type { Message } from '../../contract.ts';
import type { TimerHours } from '../../deadlines.contract.ts';

/** Business hours as numbers: milliseconds since 1970, in order. */
export interface OpenTimes {
  spans: readonly (readonly [from: number, to: number])[];
  soonMs: number;
  /** How long an open day usually is. */
  dayMs: number;
}

/** The time left in a lead's term, or by how much it is overdue. */
export interface Timer {
  kind: 'running' | 'soon' | 'overdue';
  /** For a row: "3 h 20 min left", "Overdue 2 days". */
  text: string;
  /** Whether the text counts business time; otherwise calendar time. */
  isBusiness: boolean;
  /** When the clock starts again, if it is stopped. */
  opensAt: Date | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** From this many open days on, the text counts days. */
const saidDays = 2;

export function toOpenTimes({ open, soon_minutes: soon }: TimerHours): OpenTimes {
  const spans = open.map(({ from, to }) => [Date.parse(from), Date.parse(to)] as const);
  const lengths = spans.map(([from, to]) => to - from).toSorted((one, other) => one - other);
  return {
    spans,
    soonMs: soon * minuteMs,
    dayMs: lengths[Math.floor(lengths.length / 2)] ?? 24 * hourMs,
  };
}

/** @returns null if no term is running: nothing is due, or somebody has answered */
export function readTimer(
  { due_at, status }: Pick<Message, 'due_at' | 'status'>,
  { spans, soonMs, dayMs }: OpenTimes,
  now: Date,
): Timer | null {
  if (due_at === null || status === 'done') return null;
  const due = Date.parse(due_at);
  const at = now.getTime();
  if (status === 'waiting' && due > at) return null;
  const [from, to] = due > at ? [at, due] : [due, at];
  const business = measure(spans, from, to);
  const isBusiness = business !== null && business > 0;
  const length = isBusiness ? describeBusiness(business, dayMs) : describeCalendar(to - from);
  const isOpen = spans.some(([opens, closes]) => opens <= at && at < closes);
  const next = isOpen ? undefined : spans.find(([opens]) => opens > at);
  const rest = { isBusiness, opensAt: next ? new Date(next[0]) : null };
  if (due <= at) {
    const isCounted = status !== 'waiting' && (isBusiness || spans.length === 0 || business === null);
    return { kind: 'overdue', text: isCounted ? `Overdue ${length}` : 'Overdue', ...rest };
  }
  const left = isBusiness ? business : to - from;
  return { kind: left <= soonMs ? 'soon' : 'running', text: `${length} left`, ...rest };
}

/** @returns null if the hours are not known that far ahead */
function measure(spans: OpenTimes['spans'], from: number, to: number): number | null {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last || from < first[0] || to > last[1]) return null;
  let sum = 0;
  for (const [opens, closes] of spans) {
    sum += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
  }
  return sum;
}

const describeBusiness = (sum: number, dayMs: number): string =>
  sum < saidDays * dayMs ? describeShort(sum) : `${Math.floor(sum / dayMs)} days`;

function describeCalendar(ms: number): string {
  if (ms < 24 * hourMs) return describeShort(ms);
  const days = Math.floor(ms / (24 * hourMs));
  return days === 1 ? '1 day' : `${days} days`;
}

function describeShort(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / minuteMs));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}
