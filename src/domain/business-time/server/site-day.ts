import { DateTime } from 'luxon';
import type { BusinessCalendar } from './business-time.ts';

/** A day by the site's clock and calendar. */
interface SiteDay {
  /** `2026-12-24` */
  date: string;
  /** Since midnight, as the clock shows them. */
  minutes: number;
  isOpen: boolean;
  /** When the next day begins. */
  endsAt: Date;
  /** `2026-12` */
  month: string;
  monthStartsAt: Date;
  /** When the next month begins. */
  monthEndsAt: Date;
}

/** The day at the site at that moment. */
export function readSiteDay({ timeZone, week, holidays }: BusinessCalendar, at: Date): SiteDay {
  const local = DateTime.fromJSDate(at, { zone: timeZone });
  const date = local.toFormat('yyyy-MM-dd');
  const day = local.startOf('day');
  const month = local.startOf('month');
  return {
    date,
    minutes: local.hour * 60 + local.minute,
    isOpen: Boolean(week[local.weekday - 1]) && !holidays.has(date),
    endsAt: day.plus({ days: 1 }).toJSDate(),
    month: local.toFormat('yyyy-MM'),
    monthStartsAt: month.toJSDate(),
    monthEndsAt: month.plus({ months: 1 }).toJSDate(),
  };
}
