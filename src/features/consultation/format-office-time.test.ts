import { afterEach, expect, it, vi } from 'vitest';
import { formatOfficeTime } from './format-office-time.ts';

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
