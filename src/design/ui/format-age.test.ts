import { expect, it } from 'vitest';
import { formatAge } from './format-age.ts';

const now = new Date('2026-03-05T12:00:00.000Z');

it.each([
  ['2026-03-05T11:59:30.000Z', 'now'],
  // A clock that is slow.
  ['2026-03-05T12:00:30.000Z', 'now'],
  ['2026-03-05T11:55:00.000Z', '5 min'],
  ['2026-03-05T11:00:00.000Z', '1 h'],
  ['2026-03-04T12:00:01.000Z', '23 h'],
  ['2026-03-03T12:00:00.000Z', '2 d'],
  ['2026-01-05T12:00:00.000Z', 'Jan 5, 2026'],
  ['soon', 'soon'],
])('shows %s as %s', (iso, text) => {
  expect(formatAge(iso, now)).toBe(text);
});
