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
