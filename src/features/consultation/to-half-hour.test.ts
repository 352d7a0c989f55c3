import { expect, it } from 'vitest';
import { toHalfHour } from './to-half-hour.ts';

it.each([
  ['03:10', '03:00'],
  ['03:15', '03:30'],
  ['09:30', '09:30'],
  ['09:46', '10:00'],
  ['23:50', '23:30'],
  ['', ''],
])('makes %s %s', (time, halfHour) => {
  expect(toHalfHour(time)).toBe(halfHour);
});
