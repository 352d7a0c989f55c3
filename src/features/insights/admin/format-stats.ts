import type { Share } from '../stats.contract.ts';

const numbers = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const days = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const shortDays = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

export const formatCount = (count: number): string => numbers.format(count);

/** Whole US dollars, as content/quiz.ts has them. */
export const formatMoney = (value: number): string => money.format(value);

/** A UTC day as "Nov 5, 2026". */
export const formatDay = (day: string): string => days.format(new Date(day));

/** A UTC day as "Nov 5". */
export const formatShortDay = (day: string): string => shortDays.format(new Date(day));

export const formatRange = ({ from, to }: { from: string; to: string }): string => {
  if (from === to) return formatDay(from);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? formatShortDay(from) : formatDay(from)} to ${formatDay(to)}`;
};

/** An interval wider than this says nothing that anyone could act on. */
const widestInterval = 0.2;

/** Whether a share is known precisely enough to be shown. */
export const isPrecise = ({ low, high }: Share): boolean => high - low <= widestInterval;

/** A share as "2.1%, 1.2 to 3.6%": what was counted, and its 95 % interval. */
export function formatShare(share: Share | null): string {
  if (!share) return '–';
  if (!isPrecise(share)) return 'not enough data';
  return `${formatRate(share)}, ${formatInterval(share)}`;
}

/** The counted share, as "2.1%". */
export const formatRate = ({ rate }: Share): string => `${toPercent(rate)}%`;

/** The 95 % interval, as "1.2 to 3.6%". */
export const formatInterval = ({ low, high }: Share): string => `${toPercent(low)} to ${toPercent(high)}%`;

/** One digit after the point below ten percent. */
const toPercent = (share: number): string => {
  const percent = share * 100;
  return percent < 9.95 && percent > 0 ? percent.toFixed(1).replace(/\.0$/, '') : String(Math.round(percent));
};

/** Counts below this are shown as counts: a share would claim more than is known. */
const fewestForShare = 20;

/** A figure's change from the previous one: "+12%", "5.2×", "+3", "the same". */
export function describeChange(
  now: number,
  before: number,
  format: (value: number) => string = formatCount,
): string {
  if (now === before) return 'the same';
  if (before < fewestForShare) {
    return now > before ? `+${format(now - before)}` : `−${format(before - now)}`;
  }
  if (now / before >= 4) return `${(now / before).toFixed(1)}×`;
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return 'about the same';
  return `${percent > 0 ? '+' : '−'}${formatCount(Math.abs(percent))}%`;
}
