import { describe, expect, it } from 'vitest';
import { endOfDay, tomorrow } from './create-key-dialog.tsx';

describe('expiry date', () => {
  it('lasts to the end of the chosen day, where the reader is', () => {
    const end = new Date(endOfDay('2026-12-31'));
    expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours()]).toEqual([2026, 11, 31, 23]);
  });

  it('begins with tomorrow, over the ends of months and years', () => {
    expect(tomorrow(new Date(2026, 2, 5, 23, 59))).toBe('2026-03-06');
    expect(tomorrow(new Date(2026, 11, 31))).toBe('2027-01-01');
  });
});
