const moment = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

/**
 * A day and a time in the reader's time zone, on the office's clock: "Thu, Mar 5, 1:30 AM PST". Null while one of
 * them is missing, and where both clocks show the same.
 * @param date `yyyy-mm-dd`
 * @param time `hh:mm`
 */
export function formatOfficeTime(date: string, time: string, timeZone: string): string | null {
  const at = new Date(`${date}T${time}`);
  if (!date || !time || Number.isNaN(at.getTime())) return null;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...moment, ...options }).format(at);
  if (format({ timeZone }) === format({})) return null;
  return format({ timeZone, timeZoneName: 'short' });
}

/** Cities that browsers give by the names that time zones were once called by. */
const renamedCities: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** The reader's time zone by its city and its name, such as "London, United Kingdom Time"; one without a city: "UTC". */
export function nameTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const last = timeZone.split('/').at(-1)!;
  const city = renamedCities[last] ?? last.replaceAll('_', ' ');
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return city;
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts(new Date());
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return [city, name].filter(Boolean).join(', ');
}

/** The nearest half hour of the same day, `hh:mm` as the argument; what is no time is left as it is. */
export function toHalfHour(time: string): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (!hours || !minutes) return time;
  const halves = Math.min(Math.round((Number(hours) * 60 + Number(minutes)) / 30), 47);
  return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 ? '30' : '00'}`;
}

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

/**
 * The office's hours on a day, on the reader's clock: "9:30 PM to 7:30 AM". Null where both clocks show the same.
 * @param date `yyyy-mm-dd`, the office's
 */
export function formatHoursHere(date: string, timeZone: string, open: OpenHours): string | null {
  const [opens, closes] = [toInstant(date, open.opens, timeZone), toInstant(date, open.closes, timeZone)];
  if (!opens || !closes) return null;
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  const [day, time] = readWall(opens).split(' ');
  if (day === date && time === open.opens) return null;
  const shift = day === date ? '' : day! > date ? ' the next day' : ' the day before';
  return `${format.format(opens)}${shift} to ${format.format(closes)}`;
}

/** A day and a time on a zone's clock; null if they are none. */
function toInstant(date: string, time: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wanted)) return null;
  let at = wanted;
  // Twice: the clocks may change between the first guess and the moment.
  for (const _ of [1, 2]) at += wanted - Date.parse(`${readWall(new Date(at), timeZone).replace(' ', 'T')}Z`);
  return new Date(at);
}

/** On the reader's clock without a zone: "2026-03-05 09:30", as Swedish has it. */
const readWall = (at: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

function readClock(at: Date, timeZone: string): { day: string; time: string } {
  const clock = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at);
  return {
    day: clock({ weekday: 'long' }),
    time: clock({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}
