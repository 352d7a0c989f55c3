/** The day of a moment in UTC, `yyyy-mm-dd`. */
export const toDay = (at: Date): string => at.toISOString().slice(0, 10);
