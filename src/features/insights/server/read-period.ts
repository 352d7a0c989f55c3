import { badRequest } from '#platform/http/problem.ts';
import type { Period, RangeQuery } from '../figures.contract.ts';

const dayMs = 86_400_000;

/** As long as sums are kept. */
const mostDays = 731;

/** In days, of a period that nobody chose. */
const usualDays = 30;

/** The period that is asked for, and as many days before it. @throws Problem 400 */
export function readPeriod({ from, to }: RangeQuery, now: Date): { period: Period; before: Period } {
  const last = to ?? toDay(now.getTime());
  const first = from ?? addDays(last, 1 - usualDays);
  if (first > last) throw badRequest('from must not be after to');
  const length = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
  if (length > mostDays) throw badRequest(`from and to must be at most ${mostDays} days apart`);
  return {
    period: { from: first, to: last },
    before: { from: addDays(first, -length), to: addDays(first, -1) },
  };
}

/** Every day of a period, `yyyy-mm-dd`. */
export const listDays = ({ from, to }: Period): string[] => {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const addDays = (day: string, count: number): string => toDay(Date.parse(day) + count * dayMs);
