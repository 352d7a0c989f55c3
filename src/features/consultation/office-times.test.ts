import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatOfficeTime, isOutsideHours, nameTimeZone, toHalfHour } from './office-times.ts';

const office = 'America/Los_Angeles';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('gives the day and the time on the office’s clock', () => {
  vi.stubEnv('TZ', 'Europe/London');
  expect(formatOfficeTime('2026-03-05', '09:30', office)).toBe('Thu, Mar 5, 1:30 AM PST');
});

it('gives the office’s day where it is another one', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(formatOfficeTime('2026-03-05', '09:30', office)).toBe('Wed, Mar 4, 4:30 PM PST');
});

it('gives nothing where both clocks show the same', () => {
  vi.stubEnv('TZ', 'America/Vancouver');
  expect(formatOfficeTime('2026-03-05', '09:30', office)).toBeNull();
});

it('gives nothing before both are chosen', () => {
  expect(formatOfficeTime('', '09:30', office)).toBeNull();
  expect(formatOfficeTime('2026-03-05', '', office)).toBeNull();
});

it.each([
  ['America/Los_Angeles', 'Los Angeles, Pacific Time'],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT+5'],
])('names %s once', (zone, name) => {
  vi.stubEnv('TZ', zone);
  expect(nameTimeZone()).toBe(name);
});

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

describe('beside the office’s hours', () => {
  const open = {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  };

  beforeEach(() => vi.stubEnv('TZ', office));

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
});
