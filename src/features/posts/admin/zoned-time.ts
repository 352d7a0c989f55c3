/** Making a format takes longer than all that it is used for. */
function createFormats(locale: string, options: Intl.DateTimeFormatOptions) {
  const byZone = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = byZone.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    byZone.set(timeZone, format);
    return format;
  };
}

const clockFormat = createFormats('en-CA', {
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

const momentFormat = createFormats('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const dayFormat = createFormats('en-US', { dateStyle: 'medium' });

/** The clock's face in a time zone at a time, such as `2030-01-31T09:00`; empty for none. @param iso in UTC */
export function toClockTime(iso: string, timeZone: string): string {
  if (!iso) return '';
  const parts = Object.fromEntries(
    clockFormat(timeZone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/**
 * The time in UTC at which a clock in a time zone shows this; empty for none. The earlier one where the clock is set
 * back; where it is set forward over it, as much later as it is set forward.
 */
export function fromClockTime(shown: string, timeZone: string): string {
  if (!shown) return '';
  const asUtc = Date.parse(`${shown}Z`);
  const offsetAt = (time: number) =>
    Date.parse(`${toClockTime(new Date(time).toISOString(), timeZone)}Z`) - time;
  const dayMs = 86_400_000;
  const candidates = [offsetAt(asUtc - dayMs), offsetAt(asUtc + dayMs)].map((offset) => asUtc - offset);
  const exact = candidates.filter((time) => time + offsetAt(time) === asUtc);
  const time = exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
  return new Date(time).toISOString();
}

/** A time as "Mar 5, 2030, 3:07 PM" on a clock in a time zone. */
export const formatIn = (iso: string, timeZone: string): string =>
  momentFormat(timeZone).format(new Date(iso));

/** The day of a time, as "Mar 5, 2030", on a calendar in a time zone. */
export const formatDayIn = (iso: string, timeZone: string): string =>
  dayFormat(timeZone).format(new Date(iso));
