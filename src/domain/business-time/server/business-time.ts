import { DateTime } from 'luxon';

/** Hours of one day on the site's clock: `09:00` to `17:30`. A day can end at `24:00`. */
interface OpenHours {
  from: string;
  to: string;
}

export interface BusinessCalendar {
  /** An IANA name: `America/Los_Angeles`. */
  timeZone: string;
  /** Monday first; null if the day is closed. */
  week: readonly (OpenHours | null)[];
  /** `2026-12-25` */
  holidays: ReadonlySet<string>;
}

/** A calendar that is closed for longer than this has no next hour, and counting stops here. */
const horizonDays = 400;

/**
 * The moment at which that much business time has elapsed. When the clocks change, elapsed time counts, not
 * what the clock shows. A term that ends with the day is due when the day ends.
 * @returns null when the calendar is closed for more than a year
 */
export function addBusinessTime(calendar: BusinessCalendar, from: Date, milliseconds: number): Date | null {
  let rest = milliseconds;
  for (const [opens, closes] of openSpans(calendar, from)) {
    const begins = Math.max(opens, from.getTime());
    if (closes <= begins) continue;
    if (begins + rest <= closes) return new Date(begins + rest);
    rest -= closes - begins;
  }
  return null;
}

/** When each open day between the two begins and ends, in milliseconds since 1970; at most 400 days. */
export function listOpenSpans(calendar: BusinessCalendar, from: Date, to: Date): [number, number][] {
  const spans: [number, number][] = [];
  for (const span of openSpans(calendar, from)) {
    if (span[0] >= to.getTime()) break;
    if (span[1] > from.getTime()) spans.push(span);
  }
  return spans;
}

/** The beginning and end of each open day, starting from the day of that moment. */
function* openSpans(
  { timeZone, week, holidays }: BusinessCalendar,
  from: Date,
): Generator<[opens: number, closes: number]> {
  const { year, month, day } = DateTime.fromJSDate(from, { zone: timeZone });
  // Counted without a time zone: some days have no midnight where the clocks change.
  const first = DateTime.utc(year, month, day);
  for (let i = 0; i < horizonDays; i += 1) {
    const date = first.plus({ days: i });
    const hours = week[date.weekday - 1];
    const name = date.toISODate();
    if (!hours || !name || holidays.has(name)) continue;
    yield [readInstant(date, hours.from, timeZone), readInstant(date, hours.to, timeZone)];
  }
}

function readInstant({ year, month, day }: DateTime, clock: string, zone: string): number {
  const [hour, minute] = clock.split(':').map(Number);
  return DateTime.fromObject({ year, month, day, hour, minute }, { zone }).toMillis();
}

/**
 * Measures business time repeatedly within the same days, which are computed once.
 * @param spans the open hours, in order
 * @returns the business time between two times, in milliseconds; 0 if the second comes first
 */
export function createMeasure(spans: readonly [number, number][]): (from: number, to: number) => number {
  const before: number[] = [];
  let sum = 0;
  for (const [opens, closes] of spans) {
    before.push(sum);
    sum += closes - opens;
  }
  const until = (time: number): number => {
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (spans[middle]![0] <= time) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return 0;
    const [opens, closes] = spans[low - 1]!;
    return before[low - 1]! + Math.min(time, closes) - opens;
  };
  return (from, to) => Math.max(0, until(to) - until(from));
}
