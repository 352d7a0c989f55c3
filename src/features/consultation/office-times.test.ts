import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  formatHoursHere,
  formatOfficeTime,
  isOutsideHours,
  nameTimeZone,
  toHalfHour,
} from './office-times.ts';

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

it.each([
  ['America/New_York', '2026-03-05', '12:00', 'Thu, Mar 5, 9:00 AM PST'],
  ['America/New_York', '2026-03-09', '12:00', 'Mon, Mar 9, 9:00 AM PDT'],
  ['Europe/Berlin', '2026-03-06', '17:00', 'Fri, Mar 6, 8:00 AM PST'],
  // America has changed its clocks, Europe has not.
  ['Europe/Berlin', '2026-03-09', '17:00', 'Mon, Mar 9, 9:00 AM PDT'],
  ['Europe/Berlin', '2026-03-30', '17:00', 'Mon, Mar 30, 8:00 AM PDT'],
  ['Europe/Berlin', '2026-10-26', '17:00', 'Mon, Oct 26, 9:00 AM PDT'],
  ['Europe/Berlin', '2026-11-02', '17:00', 'Mon, Nov 2, 8:00 AM PST'],
  ['Asia/Kolkata', '2026-03-05', '21:30', 'Thu, Mar 5, 8:00 AM PST'],
  ['Asia/Kolkata', '2026-03-09', '21:30', 'Mon, Mar 9, 9:00 AM PDT'],
])('in %s %s %s is %s', (zone, date, time, expected) => {
  vi.stubEnv('TZ', zone);
  expect(formatOfficeTime(date, time, office)).toBe(expected);
});

it('gives nothing before both are chosen', () => {
  expect(formatOfficeTime('', '09:30', office)).toBeNull();
  expect(formatOfficeTime('2026-03-05', '', office)).toBeNull();
});

it.each([
  ['America/Los_Angeles', 'Los Angeles, Pacific Time'],
  ['America/New_York', 'New York, Eastern Time'],
  ['Europe/Berlin', 'Berlin, Central European Time'],
  ['Asia/Kolkata', 'Kolkata, India Standard Time'],
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

  it.each([
    ['America/New_York', '2026-03-05', '11:00 AM to 9:00 PM'],
    ['Europe/Berlin', '2026-03-05', '5:00 PM to 3:00 AM'],
    // Only America has changed its clocks.
    ['Europe/Berlin', '2026-03-09', '4:00 PM to 2:00 AM'],
    ['Asia/Kolkata', '2026-03-05', '9:30 PM to 7:30 AM'],
    ['Asia/Kolkata', '2026-03-09', '8:30 PM to 6:30 AM'],
    ['Asia/Tokyo', '2026-03-05', '1:00 AM the next day to 11:00 AM'],
    ['America/Vancouver', '2026-03-05', null],
    ['Asia/Kolkata', '', null],
  ])('gives the hours of %s on %s', (zone, date, expected) => {
    vi.stubEnv('TZ', zone);
    expect(formatHoursHere(date, office, open)).toBe(expected);
  });

  it('says nothing before both are chosen', () => {
    expect(isOutsideHours('', '03:00', office, open)).toBe(false);
    expect(isOutsideHours('2026-03-07', '', office, open)).toBe(false);
  });
});
