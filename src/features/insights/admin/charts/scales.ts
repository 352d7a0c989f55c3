import type { scaleBand, scaleLinear } from '@visx/scale';
import { formatCount } from '../format-stats.ts';

export type DayScale = ReturnType<typeof scaleBand<number>>;
export type CountScale = ReturnType<typeof scaleLinear<number>>;

/** The middle of a day's column. */
export const center = (x: DayScale, index: number): number => (x(index) ?? 0) + x.bandwidth() / 2;

/** The round numbers of an axis. */
export const listTicks = (y: CountScale): number[] => y.ticks(4).filter(Number.isInteger);

/** In CSS pixels: a digit of the axis, and the space beside its numbers. */
const [digitWidth, space] = [6.7, 16];

/**
 * The width of the axis's numbers on its left, with a minimum that suits most sites, so that the chart does
 * not shift.
 */
export function readAxisWidth(ticks: readonly number[]): number {
  const longest = Math.max(0, ...ticks.map((tick) => formatCount(tick).length));
  return Math.max(48, Math.ceil(longest * digitWidth) + space);
}
