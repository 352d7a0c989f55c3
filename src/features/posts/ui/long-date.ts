const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** An ISO time as "March 5, 2026". */
export const formatLongDate = (iso: string): string => format.format(new Date(iso));
