import { expect, it } from 'vitest';
import { readAxisWidth } from './scales.ts';

it.each([
  [[0, 4], 48],
  [[0, 50_000, 100_000], 63],
  [[0, 1_000_000], 77],
])('has room for the numbers of the axis %j', (ticks, width) => {
  expect(readAxisWidth(ticks)).toBe(width);
});
