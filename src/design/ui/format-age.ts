import { formatDate } from './format-date.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago an ISO time was, in a few letters: "now", "5 min", "3 h", "6 d"; from 30 days on the date. */
export function formatAge(iso: string, now: Date): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (Number.isNaN(age)) return iso;
  if (age < minuteMs) return 'now';
  if (age < hourMs) return `${Math.floor(age / minuteMs)} min`;
  if (age < dayMs) return `${Math.floor(age / hourMs)} h`;
  if (age < 30 * dayMs) return `${Math.floor(age / dayMs)} d`;
  return formatDate(iso);
}
