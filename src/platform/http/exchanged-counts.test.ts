import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import type { LimitPolicy } from './limit-policy.ts';
import { createLimits } from './limits.ts';

const call = {
  name: 'call',
  quota: 20,
  seconds: 60,
  counting: 'exchanged',
  byAddress: true,
} satisfies LimitPolicy;

/** More addresses than are remembered. */
const many = 51_000;

describeOnBothDatabases('calls counted in memory', (open) => {
  const openLimits = async () => {
    const { database } = await open();
    return createLimits(database.kysely, 1, () => new Date('2030-01-01T12:00:00Z'));
  };

  it('are not forgotten in a flood of others while the key is used', async () => {
    const limits = await openLimits();
    const ask = async () => (await limits.take(call, '192.0.2.1')).remaining;
    for (let i = 0; i < many; i += 1) {
      await limits.take(call, `10.0.${i >> 8}.${i & 255}`);
      if (i % 10_000 === 0) await ask();
    }
    expect(await ask()).toBe(13);
  });
});
