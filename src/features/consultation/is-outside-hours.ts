/** On the office's clock. */
export interface OpenHours {
  /** In English: `Monday`. */
  days: readonly string[];
  /** `hh:mm` */
  opens: string;
  closes: string;
}

const callMs = 30 * 60 * 1000;

/**
 * Whether a call that begins at that day and time, in the reader's time zone, begins or ends while the office is
 * closed. False while one of them is missing.
 * @param date `yyyy-mm-dd`
 * @param time `hh:mm`
 */
export function isOutsideHours(date: string, time: string, timeZone: string, open: OpenHours): boolean {
  const begins = new Date(`${date}T${time}`);
  if (!date || !time || Number.isNaN(begins.getTime())) return false;
  const begin = readClock(begins, timeZone);
  const end = readClock(new Date(begins.getTime() + callMs), timeZone);
  const isOpen = open.days.includes(begin.day) && begin.time >= open.opens && begin.time < open.closes;
  return !isOpen || end.day !== begin.day || end.time > open.closes;
}

function readClock(at: Date, timeZone: string): { day: string; time: string } {
  const clock = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at);
  return {
    day: clock({ weekday: 'long' }),
    time: clock({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}
