import { expect, it, onTestFinished, vi } from 'vitest';
import { LineLimit } from './line-limit.ts';

it('lets one line of a kind through each second, and says how many were left out', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = new LineLimit();
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, null, null, 0]);
  vi.advanceTimersByTime(1001);
  expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([2, null, 0]);
});
