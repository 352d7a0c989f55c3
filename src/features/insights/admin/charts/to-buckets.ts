import type { StatDay, Summary } from '../../stats.contract.ts';
import type { Metric } from '../metrics.ts';

/** The days behind one mark of a chart, and their count. */
export interface Bucket {
  from: string;
  to: string;
  now: number;
  /** The preceding period of the same length. */
  before: number;
  dayBefore: string;
}

/** More days than this are drawn as weeks. */
const maximumDaysDrawn = 92;

const weekDays = 7;

/**
 * A period as marks, one per day, or per whole week counting back from the last day: a partial week would
 * look like a decline.
 */
export function toBuckets(
  { days, days_before: before }: Pick<Summary, 'days' | 'days_before'>,
  metric: Metric,
): Bucket[] {
  const length = days.length > maximumDaysDrawn ? weekDays : 1;
  const buckets: Bucket[] = [];
  for (let end = days.length; end >= length; end -= length) {
    const of = (all: StatDay[]) => all.slice(end - length, end);
    const sum = (all: StatDay[]) => of(all).reduce((total, day) => total + day[metric], 0);
    const bucketDays = of(days);
    buckets.unshift({
      from: bucketDays[0]!.day,
      to: bucketDays.at(-1)!.day,
      now: sum(days),
      before: sum(before),
      dayBefore: of(before)[0]?.day ?? '',
    });
  }
  return buckets;
}
