import { expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

it.each([
  // Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I.
  [81, 263, { rate: 0.307985, low: 0.2553, high: 0.3662 }],
  [15, 148, { rate: 0.101351, low: 0.0624, high: 0.1605 }],
  [0, 20, { rate: 0, low: 0, high: 0.1611 }],
  [1, 29, { rate: 0.034483, low: 0.0061, high: 0.1718 }],
])('gives the published interval of %i in %i', (part, whole, { rate, low, high }) => {
  const share = wilsonInterval(part, whole)!;
  expect(share.rate).toBe(rate);
  expect(share.low).toBeCloseTo(low, 4);
  expect(share.high).toBeCloseTo(high, 4);
});

it.each([
  [0, 0],
  [3, 2],
])('gives none of %i in %i', (part, whole) => {
  expect(wilsonInterval(part, whole)).toBeNull();
});
