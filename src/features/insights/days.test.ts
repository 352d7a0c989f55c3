import { expect, it } from 'vitest';
import { toDay } from './days.ts';

it('names the day in UTC', () => {
  expect(toDay(new Date('2026-11-25T23:59:59.999Z'))).toBe('2026-11-25');
  expect(toDay(new Date('2026-11-25T23:30:00-01:00'))).toBe('2026-11-26');
});
