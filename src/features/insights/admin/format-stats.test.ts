import { describe, expect, it } from 'vitest';
import { describeChange, formatMoney, formatRange, formatShare } from './format-stats.ts';

describe('figures in words', () => {
  it.each([
    [{ rate: 0.0213, low: 0.0121, high: 0.0362 }, '2.1%, 1.2 to 3.6%'],
    [{ rate: 0.35, low: 0.301, high: 0.41 }, '35%, 30 to 41%'],
    [{ rate: 0, low: 0, high: 0.09964 }, '0%, 0 to 10%'],
    [{ rate: 0.5, low: 0.39, high: 0.61 }, 'not enough data'],
    [null, '–'],
  ])('give the share %j with what is known of it', (share, text) => {
    expect(formatShare(share)).toBe(text);
  });

  it.each([
    [112, 100, '+12%'],
    [88, 100, '−12%'],
    [100, 100, 'the same'],
    [1001, 1000, 'about the same'],
    [520, 100, '5.2×'],
    [5, 3, '+2'],
    [0, 3, '−3'],
  ])('tell %d after %d', (now, before, text) => {
    expect(describeChange(now, before)).toBe(text);
  });

  it('name days in UTC, and the year once where one is enough', () => {
    expect(formatRange({ from: '2026-11-01', to: '2026-11-20' })).toBe('Nov 1 to Nov 20, 2026');
    expect(formatRange({ from: '2025-11-25', to: '2026-11-24' })).toBe('Nov 25, 2025 to Nov 24, 2026');
    expect(formatRange({ from: '2026-11-24', to: '2026-11-24' })).toBe('Nov 24, 2026');
    expect(formatMoney(1_250_000)).toBe('$1,250,000');
  });
});
