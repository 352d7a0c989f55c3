import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLimits, type Limits } from './limits.ts';
import { Problem } from './problem.ts';

describe('a limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** How many requests pass before one is refused. */
  async function countUntilRefused(limits: Limits, key: string): Promise<number> {
    for (let passed = 0; ; passed += 1) {
      try {
        await limits.take('contact', key);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return passed;
      }
    }
  }

  it("lets a person's five posts a minute pass", async () => {
    expect(await countUntilRefused(createLimits(1), 'ada')).toBeGreaterThanOrEqual(5);
  });

  it('counts each key by itself', async () => {
    const limits = createLimits(1);
    const passed = await countUntilRefused(limits, 'ada');
    expect(await countUntilRefused(limits, 'bob')).toBe(passed);
  });

  it('counts each thing by itself', async () => {
    const limits = createLimits(1);
    await countUntilRefused(limits, 'ada');
    await expect(limits.take('newsletter', 'ada')).resolves.toBeUndefined();
  });

  it('is multiplied by the factor, and never less than one', async () => {
    const once = await countUntilRefused(createLimits(1), 'ada');
    expect(await countUntilRefused(createLimits(3), 'ada')).toBe(3 * once);
    expect(await countUntilRefused(createLimits(0.001), 'ada')).toBe(1);
  });

  it('refuses with 429 and the seconds to wait, after which it passes again', async () => {
    const limits = createLimits(1);
    await countUntilRefused(limits, 'ada');
    const refused = await limits.take('contact', 'ada').catch((error: unknown) => error);
    if (!(refused instanceof Problem)) throw new Error('not refused');
    const waitSeconds = Number(refused.headers['retry-after']);
    expect(refused.status).toBe(429);
    expect(waitSeconds).toBeGreaterThan(0);
    vi.advanceTimersByTime(waitSeconds * 1000);
    await expect(limits.take('contact', 'ada')).resolves.toBeUndefined();
  });
});
