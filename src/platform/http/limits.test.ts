import { expect, it } from 'vitest';
import {
  describeOnBothDatabases,
  type OpenTestPlatform,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import type { LimitPolicy } from './limit-policy.ts';
import { createLimits, type Limits } from './limits.ts';
import { Problem } from './problem.ts';

const note: LimitPolicy = { name: 'note', quota: 20, seconds: 60, counting: 'stored', byAddress: true };
const vote: LimitPolicy = { ...note, name: 'vote' };
const guess: LimitPolicy = {
  name: 'guess',
  quota: 5,
  seconds: 3600,
  counting: 'stored',
  refusal: (wait) => `Too many guesses. Please try again in ${wait}.`,
};
const call: LimitPolicy = { name: 'call', quota: 600, seconds: 60, counting: 'exchanged' };

/** How many uses pass before one is refused. */
async function countUntilRefused(limits: Limits, policy: LimitPolicy, key = 'ada'): Promise<number> {
  for (let passed = 0; ; passed += 1) {
    if (await refusal(limits, policy, key)) return passed;
  }
}

async function refusal(limits: Limits, policy: LimitPolicy, key = 'ada'): Promise<Problem | null> {
  try {
    await limits.take(policy, key);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Two instances on one database, with a clock that tests advance. @param behindMs the other's clock */
async function openTwo(open: OpenTestPlatform, behindMs = 0) {
  const platform = await open({ rateLimitFactor: 1 });
  const clock = { ms: Date.parse('2030-01-01T12:00:00Z') };
  const create = (behind: number) =>
    createLimits(platform.database.kysely, 1, () => new Date(clock.ms - behind));
  return { platform, clock, one: create(0), other: create(behindMs) };
}

const readRows = ({ database }: TestPlatform) =>
  database.kysely.selectFrom('request_limits').selectAll().execute();

describeOnBothDatabases('a limit', (open) => {
  it('counts each key and each thing by itself', async () => {
    const { one } = await openTwo(open);
    const passed = await countUntilRefused(one, note, 'ada');
    expect(await countUntilRefused(one, note, 'bob')).toBe(passed);
    expect(await refusal(one, vote, 'ada')).toBeNull();
  });

  it('counts what costs more as several uses, all or none', async () => {
    const { one } = await openTwo(open);
    expect((await one.take(call, 'a', { uses: 500 })).remaining).toBe(100);
    await expect(one.take(call, 'a', { uses: 101 })).rejects.toMatchObject({ status: 429 });
    expect((await one.take(call, 'a', { uses: 100 })).remaining).toBe(0);
  });

  it('is multiplied by the factor, and never less than one', async () => {
    const { platform, one } = await openTwo(open);
    const create = (factor: number) => createLimits(platform.database.kysely, factor, () => new Date());
    const once = await countUntilRefused(one, note, 'a');
    expect(await countUntilRefused(create(3), note, 'b')).toBe(3 * once);
    expect(await countUntilRefused(create(0.001), note, 'c')).toBe(1);
  });

  it('refuses with 429 and what to wait for, after which it passes again', async () => {
    const { clock, one } = await openTwo(open);
    await countUntilRefused(one, note);
    clock.ms += 40_000;
    const refused = (await refusal(one, note))!;
    expect(refused.status).toBe(429);
    expect(refused.headers).toEqual({
      'retry-after': '20',
      'ratelimit-policy': '"note";q=20;w=60',
      ratelimit: '"note";r=0;t=20',
    });
    clock.ms += 20_000;
    expect(await refusal(one, note)).toBeNull();
  });

  it("says in the limit's own words when to try again", async () => {
    const { clock, one } = await openTwo(open);
    expect(await countUntilRefused(one, guess)).toBe(5);
    clock.ms += 90_000;
    expect((await refusal(one, guess))?.message).toBe('Too many guesses. Please try again in 59 minutes.');
  });

  it('takes a use back, and forgets them all', async () => {
    const { one } = await openTwo(open);
    await countUntilRefused(one, guess);
    await one.giveBack(guess, 'ada');
    await one.giveBack(guess, 'ada');
    expect(await countUntilRefused(one, guess)).toBe(1);
    await one.clear(guess, 'ada');
    expect(await countUntilRefused(one, guess)).toBe(5);
  });

  it('is learned from another instance to be forgotten', async () => {
    const { clock, one, other } = await openTwo(open);
    await countUntilRefused(one, guess);
    await other.clear(guess, 'ada');
    clock.ms += 1000;
    expect(await countUntilRefused(one, guess)).toBe(5);
  });

  it('counts by itself what a subject names', async () => {
    const { one } = await openTwo(open);
    await countUntilRefused(one, guess);
    const { remaining } = await one.take(guess, 'ada', { subject: 'an account' });
    expect(remaining).toBe(4);
  });

  it('counts an IPv6 subscriber once, whichever address is used', async () => {
    const { one } = await openTwo(open);
    await countUntilRefused(one, note, '2001:db8:1:2::1');
    expect(await refusal(one, note, '2001:db8:1:2:ffff::9')).not.toBeNull();
    expect(await refusal(one, note, '2001:db8:1:3::1')).toBeNull();
  });

  it('counts all the networks that one subscriber may have together, five times as much', async () => {
    const { one, other } = await openTwo(open);
    for (const network of [1, 2, 3, 4, 5]) {
      expect(await countUntilRefused(one, note, `2001:db8:1:${network}::1`)).toBe(20);
    }
    expect(await refusal(other, note, '2001:db8:1:6::1')).toMatchObject({
      headers: { 'ratelimit-policy': '"note";q=100;w=60' },
    });
    expect(await refusal(other, note, '2001:db8:2:1::1')).toBeNull();
  });

  it('notes nothing of the addresses in a network that is used up', async () => {
    const { platform, one } = await openTwo(open);
    for (const network of [1, 2, 3, 4, 5, 6]) await countUntilRefused(one, note, `2001:db8:1:${network}::1`);
    const before = await readRows(platform);
    for (const network of [7, 8]) {
      expect(await refusal(one, note, `2001:db8:1:${network}::1`)).toMatchObject({ status: 429 });
    }
    expect(await readRows(platform)).toEqual(before);
  });

  it("keeps nobody's address, and nothing once its window is over", async () => {
    const { platform, clock, one } = await openTwo(open);
    await one.take(note, '192.0.2.77');
    expect(JSON.stringify(await readRows(platform))).not.toContain('192.0.2.77');
    clock.ms += 60_000;
    await one.sweep();
    expect(await readRows(platform)).toEqual([]);
  });
});

describeOnBothDatabases('a limit of several instances', (open) => {
  it('lets exactly its quota through where every use is stored', async () => {
    const { one, other } = await openTwo(open);
    const uses = Array.from({ length: 30 }, (_, i) => refusal(i % 2 ? one : other, note));
    const passed = (await Promise.all(uses)).filter((refused) => refused === null);
    expect(passed).toHaveLength(20);
  });

  // Or the count waited for the database while a later one was written.
  it('is one limit although a clock is some seconds behind', async () => {
    const { clock, one, other } = await openTwo(open, 5000);
    for (const instance of [one, other, one, other, one]) await instance.take(guess, 'ada');
    for (const instance of [other, one]) expect(await refusal(instance, guess)).not.toBeNull();
    for (let i = 0; i < 400; i += 1) await one.take(call, 'ada');
    for (let i = 0; i < 60; i += 1) await other.take(call, 'ada');
    for (const instance of [one, other]) await instance.exchange();
    expect(await countUntilRefused(other, call)).toBe(140);
    clock.ms -= 24 * 3_600_000;
    for (const policy of [guess, call]) expect(await refusal(other, policy)).toBeNull();
  });

  it('writes no more once a window is used up', async () => {
    const { platform, one } = await openTwo(open);
    await countUntilRefused(one, note);
    const before = await readRows(platform);
    for (let i = 0; i < 50; i += 1) await refusal(one, note);
    expect(await readRows(platform)).toEqual(before);
  });

  it('writes nothing for ordinary reading', async () => {
    const { platform, one } = await openTwo(open);
    for (let i = 0; i < 59; i += 1) await one.take(call, 'ada');
    await one.exchange();
    expect(await readRows(platform)).toEqual([]);
  });

  it('is one limit after they exchanged their counts', async () => {
    const { one, other } = await openTwo(open);
    for (let i = 0; i < 300; i += 1) await one.take(call, 'ada');
    for (let i = 0; i < 200; i += 1) await other.take(call, 'ada');
    await one.exchange();
    await other.exchange();
    expect(await countUntilRefused(other, call)).toBe(100);
    await other.exchange();
    await one.take(call, 'ada');
    await one.exchange();
    expect(await refusal(one, call)).not.toBeNull();
  });

  it('agrees on when the window ends', async () => {
    const { clock, one, other } = await openTwo(open);
    for (let i = 0; i < 300; i += 1) await one.take(call, 'ada');
    await one.exchange();
    clock.ms += 30_000;
    for (let i = 0; i < 60; i += 1) await other.take(call, 'ada');
    await other.exchange();
    expect(await other.take(call, 'ada')).toMatchObject({ remaining: 239, resetSeconds: 30 });
    clock.ms += 30_000;
    expect(await other.take(call, 'ada')).toMatchObject({ remaining: 599, resetSeconds: 60 });
  });

  it('loses no use that is counted while counts are exchanged', async () => {
    const { one } = await openTwo(open);
    for (let i = 0; i < 100; i += 1) await one.take(call, 'ada');
    const exchanging = one.exchange();
    for (let i = 0; i < 50; i += 1) await one.take(call, 'ada');
    await exchanging;
    expect(await one.take(call, 'ada')).toMatchObject({ remaining: 600 - 151 });
  });
});
