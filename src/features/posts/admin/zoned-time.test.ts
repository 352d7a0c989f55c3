import { expect, it } from 'vitest';
import { formatIn, fromClockTime, toClockTime } from './zoned-time.ts';

it.each([
  ['2030-01-31T09:00', 'UTC', '2030-01-31T09:00:00.000Z'],
  ['2030-01-31T09:00', 'America/New_York', '2030-01-31T14:00:00.000Z'],
  ['2030-07-31T00:00', 'Asia/Kolkata', '2030-07-30T18:30:00.000Z'],
  ['2030-03-31T12:00', 'Europe/Berlin', '2030-03-31T10:00:00.000Z'],
  ['', 'Europe/Berlin', ''],
])('%s in %s is %s', (shown, zone, iso) => {
  expect(fromClockTime(shown, zone)).toBe(iso);
  expect(toClockTime(iso, zone)).toBe(shown);
});

it('takes the first of two equal times, and the next after one that no clock shows', () => {
  expect(fromClockTime('2030-10-27T02:30', 'Europe/Berlin')).toBe('2030-10-27T00:30:00.000Z');
  const skipped = fromClockTime('2030-03-31T02:30', 'Europe/Berlin');
  expect(skipped).toBe('2030-03-31T01:30:00.000Z');
  expect(toClockTime(skipped, 'Europe/Berlin')).toBe('2030-03-31T03:30');
});

it('names a time by the clock of a time zone', () => {
  expect(formatIn('2030-01-31T14:00:00.000Z', 'America/New_York')).toBe('Jan 31, 2030, 9:00 AM');
});
