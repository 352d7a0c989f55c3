import { describe, expect, it } from 'vitest';
import { findPreset, moveEnd, readRange, toRangeSearch } from './range.ts';

const today = '2026-11-24';
const month = { from: '2026-10-26', to: today };

describe('the days of an address', () => {
  it.each([
    ['', month, null],
    ['days=7', { from: '2026-11-18', to: today }, null],
    ['days=1', { from: today, to: today }, null],
    ['days=8', month, '“8” isn’t one of the ranges.'],
    ['from=2026-11-01&to=2026-11-20', { from: '2026-11-01', to: '2026-11-20' }, null],
    ['from=2026-11-20&to=2026-11-01', month, 'The range ends before it begins.'],
    ['from=2026-11-01', month, 'The range has only one end.'],
    ['from=2026-02-30&to=2026-03-01', month, '“2026-02-30” isn’t a date.'],
    ['from=2026-11-01&to=soon', month, '“soon” isn’t a date.'],
    ['from=9999-12-31&to=9999-12-31', month, 'A range can be from 1970-01-01 to 2999-12-31.'],
    ['from=0000-01-01&to=0000-01-05', month, 'A range can be from 1970-01-01 to 2999-12-31.'],
    ['from=1999-01-01&to=2026-11-20', month, 'A range can have 731 days at most.'],
  ])('are read from "%s"', (search, range, fault) => {
    expect(readRange(search, today)).toEqual({ range, fault });
  });

  it('are a preset, which moves on with the days, or fixed', () => {
    expect(toRangeSearch(month, today)).toBe('');
    expect(toRangeSearch({ from: '2026-11-18', to: today }, today)).toBe('?days=7');
    expect(findPreset({ from: '2026-11-17', to: '2026-11-23' }, today)).toBeNull();
    const fixed = { from: '2026-11-17', to: '2026-11-23' };
    expect(readRange(toRangeSearch(fixed, today), '2027-01-01').range).toEqual(fixed);
  });

  it('keep their order when one end is moved', () => {
    expect(moveEnd(month, 'from', '2026-11-10', today)).toEqual({ from: '2026-11-10', to: today });
    expect(moveEnd(month, 'to', '2026-10-01', today)).toEqual({ from: '2026-10-01', to: '2026-10-01' });
    expect(moveEnd(month, 'to', '2027-01-01', today)).toEqual(month);
    expect(moveEnd(month, 'from', '2020-01-01', today)).toEqual({ from: '2020-01-01', to: '2021-12-31' });
    expect(moveEnd(month, 'from', '', today)).toEqual(month);
    // A year that is still being typed.
    expect(moveEnd(month, 'to', '0002-11-10', today)).toEqual(month);
  });
});
