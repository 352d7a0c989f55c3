import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOutsideHours } from './is-outside-hours.ts';

const office = 'America/Los_Angeles';
const open = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '18:00',
};

beforeEach(() => vi.stubEnv('TZ', office));
afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['2026-03-05', '08:00'],
  ['2026-03-05', '17:30'],
])('takes %s %s for a time when somebody is there', (date, time) => {
  expect(isOutsideHours(date, time, office, open)).toBe(false);
});

it.each([
  ['2026-03-05', '03:00'],
  ['2026-03-05', '07:30'],
  ['2026-03-05', '18:00'],
  ['2026-03-07', '10:00'],
  ['2026-03-08', '10:00'],
])('takes %s %s for a time when nobody is', (date, time) => {
  expect(isOutsideHours(date, time, office, open)).toBe(true);
});

it('counts a call that would end after closing', () => {
  expect(isOutsideHours('2026-03-05', '17:30', office, { ...open, closes: '17:45' })).toBe(true);
});

it('counts on the office’s clock, not the reader’s', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(isOutsideHours('2026-03-06', '02:00', office, open)).toBe(false);
  expect(isOutsideHours('2026-03-06', '12:00', office, open)).toBe(true);
  // Still Friday there.
  expect(isOutsideHours('2026-03-07', '02:00', office, open)).toBe(false);
});

it('says nothing before both are chosen', () => {
  expect(isOutsideHours('', '03:00', office, open)).toBe(false);
  expect(isOutsideHours('2026-03-07', '', office, open)).toBe(false);
});
