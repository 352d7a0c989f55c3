/** The end of a day in the reader's time zone, as an ISO time. @param day 'yyyy-mm-dd' */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** The following day in the reader's time zone, as 'yyyy-mm-dd'. */
export function tomorrow(now: Date): string {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${next.getFullYear()}-${two(next.getMonth() + 1)}-${two(next.getDate())}`;
}
