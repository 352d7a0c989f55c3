import { toQuery } from '#paths/paths.ts';
import { firstDay, lastDay, mostDays } from '../stats.contract.ts';

const dayMs = 86_400_000;

/** Days in UTC, inclusive. */
export interface Range {
  from: string;
  to: string;
}

/** The number of days up to today, and the label of each choice. */
export const presets = [
  { days: 1, label: 'Today' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
] as const;

const usualDays = 30;

export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => toDay(Date.parse(day) + count * dayMs);

/** From the first day to the last, inclusive. */
export const countDays = ({ from, to }: Range): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

const lastDays = (days: number, today: string): Range => ({ from: addDays(today, 1 - days), to: today });

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && toDay(Date.parse(text)) === text;

/**
 * The range in an address, or the default range and a line about what is wrong with it. @param today in UTC
 */
export function readRange(search: string, today: string): { range: Range; fault: string | null } {
  const query = new URLSearchParams(search);
  const [from, to, days] = [query.get('from'), query.get('to'), query.get('days')];
  const preset = presets.find((one) => String(one.days) === days);
  const usual = lastDays(preset?.days ?? usualDays, today);
  if (from === null && to === null) {
    return { range: usual, fault: preset || days === null ? null : `“${days}” isn’t one of the ranges.` };
  }
  if (from === null || to === null) return { range: usual, fault: 'The range has only one end.' };
  const fault = findFault({ from, to });
  return { range: fault ? usual : { from, to }, fault };
}

function findFault({ from, to }: Range): string | null {
  const wrong = [from, to].find((day) => !isDay(day));
  if (wrong !== undefined) return `“${wrong}” isn’t a date.`;
  if (from < firstDay || to > lastDay) return `A range can be from ${firstDay} to ${lastDay}.`;
  if (from > to) return 'The range ends before it begins.';
  return countDays({ from, to }) > mostDays ? `A range can have ${mostDays} days at most.` : null;
}

/** A range's preset; null for a custom one. */
export const findPreset = (range: Range, today: string): number | null =>
  range.to === today ? (presets.find(({ days }) => days === countDays(range))?.days ?? null) : null;

/** The query of an address: a preset stays relative to the current day. */
export function toRangeSearch(range: Range, today: string): string {
  const preset = findPreset(range, today);
  if (preset === usualDays) return '';
  return preset ? toQuery({ days: String(preset) }) : toQuery({ from: range.from, to: range.to });
}

/** A range with one end moved; the other end moves along if it would come before it, or be too far away. */
export function moveEnd(range: Range, end: 'from' | 'to', day: string, today: string): Range {
  if (!isDay(day) || day < firstDay) return range;
  const set = day > today ? today : day;
  const moved = end === 'from' ? { from: set, to: range.to } : { from: range.from, to: set };
  if (moved.from <= moved.to && countDays(moved) <= mostDays) return moved;
  if (moved.from > moved.to) return { from: set, to: set };
  return end === 'from'
    ? { from: set, to: addDays(set, mostDays - 1) }
    : { from: addDays(set, 1 - mostDays), to: set };
}
