import type { Connection } from '../database/open-database.ts';
import { listRateLimitNetworks } from './client-ip.ts';
import { ExchangedCounts } from './exchanged-counts.ts';
import { largerNetworkQuotas, type LimitPolicy } from './limit-policy.ts';
import { deleteCount, deleteOldCounts, removeUse, toStoredKey } from './limits.store.ts';
import { tooManyRequests, type Problem } from './problem.ts';
import { describeAllowances, type Allowance } from './rate-limit-headers.ts';
import { SlowedUses, type Pace } from './slowed-uses.ts';
import { StoredCounts } from './stored-counts.ts';

interface TakeOptions {
  /** Counted separately under the key. */
  subject?: string | undefined;
  /** How many uses it counts as; more than one for `exchanged` limits. */
  uses?: number;
}

/**
 * How often things may be done, counted by all instances together (docs/decisions/shared-limits.md). A key
 * says whom a limit counts: an account, a key, an address. A subject says what is counted separately under
 * it, such as the account that an address signs in to.
 */
export interface Limits {
  /**
   * Counts a use, or several.
   * @throws Problem 429 when the window is used up, or the use has to wait
   */
  take(policy: LimitPolicy, key: string, options?: TakeOptions): Promise<Allowance>;
  /** Takes back a counted use that turned out not to be one. Not for `exchanged` limits. */
  giveBack(policy: LimitPolicy, key: string, subject?: string): Promise<void>;
  /** Clears a key's uses. Not for `exchanged` limits. */
  clear(policy: LimitPolicy, key: string, subject?: string): Promise<void>;
  /** Lets the next use pass at once; what was used stays counted. For `slowed` limits. */
  liftWait(policy: LimitPolicy, key: string): Promise<void>;
  /** Exchanges counts with the other instances. For a job, every second. */
  exchange(): Promise<void>;
  /** Deletes windows that are over. For a job, now and then. */
  sweep(): Promise<void>;
}

/**
 * @param factor multiplies every quota (RATE_LIMIT_FACTOR)
 * @param now the clock
 */
export function createLimits(connection: Connection, factor: number, now: () => Date): Limits {
  const exchanged = new ExchangedCounts();
  const storedCounts = new StoredCounts(connection, now);
  const slowed = new SlowedUses(connection, now);

  const quotaOf = ({ quota, isFixed }: LimitPolicy) => (isFixed ? quota : Math.ceil(quota * factor));
  const paceOf = (policy: LimitPolicy): Pace => ({
    freeUses: quotaOf(policy),
    forgetMs: policy.seconds * 1000,
  });

  async function count(policy: LimitPolicy, countedKey: string, { quota, uses }: Uses): Promise<Counted> {
    const windowMs = policy.seconds * 1000;
    if (policy.counting === 'exchanged') {
      const counted = exchanged.add(countedKey, { uses, quota, windowMs }, now().getTime());
      return { remaining: quota - counted.count, endMs: counted.windowEndMs };
    }
    const storedKey = toStoredKey(countedKey);
    if (policy.counting === 'slowed') {
      const nowMs = now().getTime();
      const { count: used, waitMs } = await slowed.take(storedKey, paceOf(policy));
      const remaining = waitMs > 0 ? -1 : Math.max(0, quota - used);
      return { remaining, endMs: nowMs + (waitMs > 0 ? waitMs : windowMs) };
    }
    const { count: used, windowEndMs } = await storedCounts.add(storedKey, { quota, windowMs });
    return { remaining: quota - used, endMs: windowEndMs };
  }

  /** @throws Problem 429 */
  function allow(policy: LimitPolicy, quota: number, { remaining, endMs }: Counted): Allowance {
    const resetSeconds = Math.max(1, Math.ceil((endMs - now().getTime()) / 1000));
    const allowance = { policy: policy.name, quota, windowSeconds: policy.seconds, remaining, resetSeconds };
    if (remaining < 0) throw refuse(allowance, policy);
    return allowance;
  }

  const quotaOfKey = (policy: LimitPolicy, i: number): number =>
    quotaOf(policy) * (i === 0 ? 1 : largerNetworkQuotas);

  /** A key's largest network, if it has several. */
  function findLargest(policy: LimitPolicy, keys: string[]): { key: string; quota: number } | null {
    const last = keys.length - 1;
    return last > 0 ? { key: keys[last]!, quota: quotaOfKey(policy, last) } : null;
  }

  /**
   * Refuses for the largest network before counting a smaller one: an exhausted network leaves no trace for
   * each address in it.
   * @throws Problem 429
   */
  async function refuseUsedUp(policy: LimitPolicy, keys: string[], uses: number): Promise<void> {
    const largest = policy.counting !== 'slowed' && findLargest(policy, keys);
    if (!largest) return;
    const { key, quota } = largest;
    const window = { quota, windowMs: policy.seconds * 1000 };
    if (policy.counting === 'exchanged') {
      const counted = exchanged.look(key, { uses, ...window }, now().getTime());
      if (counted) allow(policy, quota, { remaining: quota - counted.count, endMs: counted.windowEndMs });
      return;
    }
    const endMs = await storedCounts.findExhausted(toStoredKey(key), window);
    if (endMs !== null) allow(policy, quota, { remaining: -1, endMs });
  }

  return {
    async take(policy, key, { subject, uses = 1 } = {}) {
      const keys = listCountedKeys(policy, key, subject);
      await refuseUsedUp(policy, keys, uses);
      const allowances: Allowance[] = [];
      for (const [i, countedKey] of keys.entries()) {
        const quota = quotaOfKey(policy, i);
        allowances.push(allow(policy, quota, await count(policy, countedKey, { quota, uses })));
      }
      return findLeast(allowances);
    },
    async giveBack(policy, key, subject) {
      for (const storedKey of toStoredKeys(policy, key, subject)) {
        if (policy.counting === 'slowed') await slowed.giveBack(storedKey, paceOf(policy));
        else await removeUse(connection, storedKey);
        storedCounts.forget(storedKey);
      }
    },
    async clear(policy, key, subject) {
      for (const storedKey of toStoredKeys(policy, key, subject)) {
        await deleteCount(connection, storedKey);
        storedCounts.forget(storedKey);
      }
    },
    async liftWait(policy, key) {
      for (const storedKey of toStoredKeys(policy, key)) await slowed.liftWait(storedKey, paceOf(policy));
    },
    exchange: () => exchanged.exchange(connection, now()),
    async sweep() {
      storedCounts.forgetAll();
      await deleteOldCounts(connection, now());
    },
  };
}

interface Uses {
  quota: number;
  uses: number;
}

/** A key's state; fewer than none remain if the use does not pass. */
interface Counted {
  remaining: number;
  endMs: number;
}

const findLeast = (allowances: Allowance[]): Allowance =>
  allowances.reduce((least, next) => (next.remaining < least.remaining ? next : least));

function refuse(allowance: Allowance, { refusal }: LimitPolicy): Problem {
  const headers = describeAllowances([allowance]);
  return tooManyRequests(allowance.resetSeconds, headers, refusal?.(describeWait(allowance.resetSeconds)));
}

function describeWait(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`;
}

/** How a use is counted in memory. */
function listCountedKeys({ name, byAddress }: LimitPolicy, key: string, subject?: string): string[] {
  const counted = byAddress ? listRateLimitNetworks(key) : [key];
  return counted.map((part) => `${name}:${subject ? `${subject} ` : ''}${part}`);
}

const toStoredKeys = (policy: LimitPolicy, key: string, subject?: string): string[] =>
  listCountedKeys(policy, key, subject).map(toStoredKey);

/**
 * Limits that also list their keys' states, for the response's headers. A limit for one-time uses
 * is not an allowance that a caller could plan with.
 */
export function recordAllowances(limits: Limits): { limits: Limits; allowances: Allowance[] } {
  const allowances: Allowance[] = [];
  const take: Limits['take'] = async (policy, key, options) => {
    const allowance = await limits.take(policy, key, options);
    const before = allowances.findIndex((other) => other.policy === policy.name);
    if (before >= 0) allowances[before] = allowance;
    else if (!policy.isFixed && !policy.isUnnamed) allowances.push(allowance);
    return allowance;
  };
  return { limits: { ...limits, take }, allowances };
}
