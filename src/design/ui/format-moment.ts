const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO time as "Mar 5, 2026, 3:07 PM", in the reader's own zone. */
export const formatMoment = (iso: string): string => format.format(new Date(iso));
