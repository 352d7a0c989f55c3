const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * An ISO time as "March 5, 2026".
 * @param timeZone the reader's own when left out; give one where server and browser must agree
 */
export function formatLongDate(iso: string, timeZone?: string): string {
  const key = timeZone ?? '';
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return format.format(new Date(iso));
}
