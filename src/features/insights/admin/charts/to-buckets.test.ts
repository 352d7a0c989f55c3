import { expect, it } from 'vitest';
import { addDays } from '../range.ts';
import { toBuckets } from './to-buckets.ts';

const makeDays = (first: string, count: number, visits: number) =>
  Array.from({ length: count }, (_, n) => ({ day: addDays(first, n), views: 0, visits, sent: 0 }));

it('draws each day of a short period beside the day as long before', () => {
  const buckets = toBuckets(
    { days: makeDays('2026-11-03', 2, 5), days_before: makeDays('2026-11-01', 2, 3) },
    'visits',
  );
  expect(buckets).toEqual([
    { from: '2026-11-03', to: '2026-11-03', now: 5, before: 3, dayBefore: '2026-11-01' },
    { from: '2026-11-04', to: '2026-11-04', now: 5, before: 3, dayBefore: '2026-11-02' },
  ]);
});

it('draws whole weeks of a long one, counted back from its last day', () => {
  const buckets = toBuckets(
    { days: makeDays('2026-01-01', 100, 1), days_before: makeDays('2025-09-23', 100, 2) },
    'visits',
  );
  expect(buckets).toHaveLength(14);
  expect(buckets.every(({ now, before }) => now === 7 && before === 14)).toBe(true);
  expect(buckets[0]).toMatchObject({ from: '2026-01-03', dayBefore: '2025-09-25' });
  expect(buckets.at(-1)).toMatchObject({ to: '2026-04-10' });
});
