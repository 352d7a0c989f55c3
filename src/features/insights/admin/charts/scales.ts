import type { scaleBand, scaleLinear } from '@visx/scale';

export type DayScale = ReturnType<typeof scaleBand<number>>;
export type CountScale = ReturnType<typeof scaleLinear<number>>;

/** Of a day's place. */
export const center = (x: DayScale, index: number): number => (x(index) ?? 0) + x.bandwidth() / 2;
