/** The nearest half hour of the same day, `hh:mm` as the argument; what is no time is left as it is. */
export function toHalfHour(time: string): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (!hours || !minutes) return time;
  const halves = Math.min(Math.round((Number(hours) * 60 + Number(minutes)) / 30), 47);
  return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 ? '30' : '00'}`;
}
