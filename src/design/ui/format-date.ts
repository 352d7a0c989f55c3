const short = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const long = { ...short, month: 'long' } as const;

/**
 * An ISO time as 'MMM d, yyyy' (SPEC section 9), e.g. "Mar 5, 2026"; anything that is not a time is returned
 * unchanged.
 * @param zone defaults to the reader's own; UTC where server and browser must agree
 */
export const formatDate = (iso: string, zone?: 'UTC'): string => format(iso, short, zone);

/** An ISO time as "March 5, 2026"; as `formatDate`. */
export const formatLongDate = (iso: string, zone?: 'UTC'): string => format(iso, long, zone);

function format(iso: string, parts: Intl.DateTimeFormatOptions, timeZone?: 'UTC'): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : date.toLocaleDateString('en-US', { ...parts, timeZone });
}
