import { expect, it } from 'vitest';
import { describeOnBothDatabases, type OpenTestPlatform } from '#tests/support/test-platform.ts';
import type { LimitPolicy } from './limit-policy.ts';
import { createLimits, type Limits } from './limits.ts';
import { Problem } from './problem.ts';

const guess: LimitPolicy = {
  name: 'guess',
  quota: 10,
  seconds: 3600,
  counting: 'slowed',
  refusal: (wait) => `Too many guesses. Please try again in ${wait}.`,
};

/** Two instances on one database, with a clock that tests advance. */
async function openTwo(open: OpenTestPlatform) {
  const platform = await open();
  const clock = { ms: Date.parse('2030-01-01T12:00:00Z') };
  const create = () => createLimits(platform.database.kysely, 1, () => new Date(clock.ms));
  return { platform, clock, one: create(), other: create() };
}

/** Seconds to wait; 0 for a use that passed. */
async function use(limits: Limits, key = 'ada'): Promise<number> {
  try {
    await limits.take(guess, key);
    return 0;
  } catch (error) {
    if (error instanceof Problem) return Number(error.headers['retry-after']);
    throw error;
  }
}

async function useFreely({ one, other }: { one: Limits; other: Limits }) {
  for (let i = 0; i < 10; i += 1) expect(await use(i % 2 ? one : other)).toBe(0);
}

describeOnBothDatabases('a limit that slows', (open) => {
  it('lets ten pass, then makes each wait twice as long as the one before, up to 15 minutes', async () => {
    const { clock, one, other } = await openTwo(open);
    await useFreely({ one, other });
    const waits = [];
    for (let i = 0; i < 13; i += 1) {
      const wait = await use(i % 2 ? other : one);
      waits.push(wait);
      expect(await use(i % 2 ? one : other)).toBe(wait);
      clock.ms += wait * 1000;
      expect(await use(one)).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('lets no more pass of many at one moment', async () => {
    const { one, other } = await openTwo(open);
    const waits = await Promise.all(Array.from({ length: 40 }, (_, i) => use(i % 2 ? one : other)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(await use(one, 'bob')).toBe(0);
  });

  it('forgets one an hour, and in the end the row', async () => {
    const { platform, clock, one, other } = await openTwo(open);
    await useFreely({ one, other });
    clock.ms += 2 * 3_600_000;
    expect([await use(one), await use(one), await use(one)]).toEqual([0, 0, 1]);
    clock.ms += 10 * 3_600_000;
    await one.sweep();
    expect(await platform.database.kysely.selectFrom('request_limits').selectAll().execute()).toEqual([]);
  });

  it('takes a use back with its wait, lifts a wait alone, and forgets all', async () => {
    const { one, other } = await openTwo(open);
    await useFreely({ one, other });
    expect(await use(one)).toBe(1);
    await other.giveBack(guess, 'ada');
    expect([await use(one), await use(one)]).toEqual([0, 1]);
    await other.liftWait(guess, 'ada');
    expect([await use(one), await use(one)]).toEqual([0, 2]);
    await other.clear(guess, 'ada');
    await useFreely({ one, other });
  });

  it('begins anew where a clock was set back', async () => {
    const { clock, one, other } = await openTwo(open);
    await useFreely({ one, other });
    expect(await use(one)).toBe(1);
    clock.ms -= 24 * 3_600_000;
    expect(await use(one)).toBe(0);
  });
});
