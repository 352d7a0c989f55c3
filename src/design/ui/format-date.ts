const formats = new Map<string, Intl.DateTimeFormat>();

function findFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? '';
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  });
  formats.set(key, made);
  return made;
}

/**
 * An ISO time as 'MMM d, yyyy', e.g. "Mar 5, 2026".
 * @param timeZone the reader's own when left out; give one where server and browser must agree
 */
export function formatDate(iso: string, timeZone?: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : findFormat(timeZone).format(date);
}
