import { badRequest } from '#platform/http/problem.ts';
import { mostDays, type Period, type RangeQuery } from '../stats.contract.ts';

const dayMs = 86_400_000;

/** The default period, in days. */
const usualDays = 30;

/** The requested period, and the preceding one of the same length. @throws Problem 400 */
export function readPeriod({ from, to }: RangeQuery, now: Date): { period: Period; before: Period } {
  const last = to ?? toDay(now.getTime());
  const first = from ?? addDays(last, 1 - usualDays);
  if (first > last) throw badRequest('from must not be after to');
  const length = countDays({ from: first, to: last });
  if (length > mostDays) throw badRequest(`from and to must be at most ${mostDays} days apart`);
  return {
    period: { from: first, to: last },
    before: { from: addDays(first, -length), to: addDays(first, -1) },
  };
}

/** Every day of a period, `yyyy-mm-dd`. */
export const listDays = (period: Period): string[] =>
  Array.from({ length: countDays(period) }, (_, count) => addDays(period.from, count));

const countDays = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const addDays = (day: string, count: number): string => toDay(Date.parse(day) + count * dayMs);
