import { describe, expect, it } from 'vitest';
import { describeExpiry } from './token-panel.tsx';

const now = new Date('2026-03-05T10:00:00.000Z');
const inSeconds = (seconds: number) => now.getTime() / 1000 + seconds;

describe('describeExpiry', () => {
  it('shows minutes if under 60', () => {
    expect(describeExpiry(inSeconds(59 * 60 + 59), now)).toBe('59 minutes');
    expect(describeExpiry(inSeconds(60), now)).toBe('1 minute');
    expect(describeExpiry(inSeconds(1), now)).toBe('0 minutes');
  });

  it('shows hours and minutes from 60 on', () => {
    expect(describeExpiry(inSeconds(3600), now)).toBe('1 hour 0 minutes');
    expect(describeExpiry(inSeconds(2 * 3600 + 5 * 60), now)).toBe('2 hours 5 minutes');
  });

  it('shows Expired from the very second on', () => {
    expect(describeExpiry(inSeconds(0), now)).toBe('Expired');
    expect(describeExpiry(inSeconds(-1), now)).toBe('Expired');
  });
});
