import { expect, test } from 'vitest';
import { formatDate, formatLongDate } from './format-date.ts';

const times = [
  '2026-03-05T12:00:00.000Z',
  '2024-02-29T23:59:59.999Z',
  '2025-12-31T23:30:00.000Z',
  '2026-01-01T00:30:00+02:00',
  '2026-09-30',
];

test.each(times)('writes %s as Intl does', (iso) => {
  for (const timeZone of ['UTC', undefined] as const) {
    const short = { month: 'short', day: 'numeric', year: 'numeric', timeZone } as const;
    expect(formatDate(iso, timeZone)).toBe(new Intl.DateTimeFormat('en-US', short).format(new Date(iso)));
    expect(formatLongDate(iso, timeZone)).toBe(
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(iso)),
    );
  }
});

test('writes every month as Intl does', () => {
  for (let month = 0; month < 12; month++) {
    const iso = new Date(Date.UTC(2026, month, 15)).toISOString();
    const short = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
    expect(formatDate(iso, 'UTC')).toBe(new Intl.DateTimeFormat('en-US', short).format(new Date(iso)));
  }
});

test('leaves what is no time as it is', () => {
  expect(formatDate('soon')).toBe('soon');
  expect(formatLongDate('')).toBe('');
});
