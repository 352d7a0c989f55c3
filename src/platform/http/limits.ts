import { createHash } from 'node:crypto';
import type { Connection } from '../database/open-database.ts';
import { widenAddress } from './client-address.ts';
import { ExchangedCounts } from './exchanged-counts.ts';
import { latestWindowEnd, limitPolicies, type LimitName, type LimitPolicy } from './limit-policies.ts';
import { addUses, deleteCount, deleteOldCounts, removeUse } from './limits.store.ts';
import { tooManyRequests, type Problem } from './problem.ts';
import { describeAllowances, type Allowance } from './rate-limit-headers.ts';

/** How often things may be done, counted by all instances together (docs/decisions/shared-limits.md). */
export interface Limits {
  /**
   * Counts a use.
   * @param key whom it counts: an account, a key, an address
   * @param uses as how many it counts; more than one for `exchanged` limits
   * @throws Problem 429 when the window is used up
   */
  take(name: LimitName, key: string, uses?: number): Promise<Allowance>;
  /** Takes back a use that was counted, when it turned out not to be one. For `stored` limits. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets what a key has used. For `stored` limits. */
  clear(name: LimitName, key: string): Promise<void>;
  /** Exchanges counts with the other instances. For a job, every second. */
  exchange(): Promise<void>;
  /** Forgets windows that are over. For a job, now and then. */
  sweep(): Promise<void>;
}

/** Windows that are used up are remembered, so that a flood costs no writes; at most so many. */
const maximumExhausted = 10_000;

/**
 * @param factor multiplies every quota (RATE_LIMIT_FACTOR)
 * @param now the clock
 */
export function createLimits(connection: Connection, factor: number, now: () => Date): Limits {
  const exchanged = new ExchangedCounts();
  /** When a window that is used up ends, in milliseconds since the epoch. */
  const exhausted = new Map<string, number>();

  async function countStored(key: string, quota: number, windowMs: number) {
    const nowMs = now().getTime();
    const exhaustedUntil = exhausted.get(key) ?? 0;
    const isExhausted = exhaustedUntil > nowMs && exhaustedUntil <= latestWindowEnd(nowMs, windowMs);
    if (isExhausted) return { count: quota + 1, windowEndMs: exhaustedUntil };
    const use = { key, uses: 1, windowEnd: new Date(nowMs + windowMs) };
    const [stored] = await addUses(connection, [use], now());
    const windowEndMs = stored!.windowEnd.getTime();
    if (stored!.count > quota) {
      if (exhausted.size >= maximumExhausted) exhausted.clear();
      exhausted.set(key, windowEndMs);
    }
    return { count: stored!.count, windowEndMs };
  }

  return {
    async take(name, key, uses = 1) {
      const policy: LimitPolicy = limitPolicies[name];
      const quota = policy.isFixed ? policy.quota : Math.ceil(policy.quota * factor);
      const windowMs = policy.seconds * 1000;
      const storedKey = toStoredKey(name, key);
      const { count, windowEndMs } =
        policy.counting === 'stored'
          ? await countStored(storedKey, quota, windowMs)
          : exchanged.add(storedKey, { uses, quota, windowMs }, now().getTime());
      const allowance: Allowance = {
        policy: name,
        quota,
        windowSeconds: policy.seconds,
        remaining: quota - count,
        resetSeconds: Math.max(1, Math.ceil((windowEndMs - now().getTime()) / 1000)),
      };
      if (allowance.remaining >= 0) return allowance;
      throw refuse(allowance, policy);
    },
    async giveBack(name, key) {
      const storedKey = toStoredKey(name, key);
      await removeUse(connection, storedKey);
      exhausted.delete(storedKey);
    },
    async clear(name, key) {
      const storedKey = toStoredKey(name, key);
      await deleteCount(connection, storedKey);
      exhausted.delete(storedKey);
    },
    exchange: () => exchanged.exchange(connection, now()),
    async sweep() {
      exhausted.clear();
      await deleteOldCounts(connection, now());
    },
  };
}

function refuse(allowance: Allowance, { refusal }: LimitPolicy): Problem {
  const headers = describeAllowances([allowance]);
  if (!refusal) return tooManyRequests(allowance.resetSeconds, headers);
  const minutes = Math.ceil(allowance.resetSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return tooManyRequests(allowance.resetSeconds, headers, `${refusal} Please try again in ${wait}.`);
}

/** Hashed: the table holds nobody's address. */
function toStoredKey(name: LimitName, key: string): string {
  const { byAddress }: LimitPolicy = limitPolicies[name];
  const counted = byAddress ? widenAddress(key) : key;
  return `${name}:${createHash('sha256').update(counted).digest('base64url')}`;
}

/**
 * The same limits, and a list of where their keys stood: for the headers of the answer. What is good
 * once is no allowance that a caller could plan with.
 */
export function recordAllowances(limits: Limits): { limits: Limits; allowances: Allowance[] } {
  const allowances: Allowance[] = [];
  const take: Limits['take'] = async (name, key, uses) => {
    const allowance = await limits.take(name, key, uses);
    const { isFixed }: LimitPolicy = limitPolicies[name];
    const before = allowances.findIndex(({ policy }) => policy === name);
    if (before >= 0) allowances[before] = allowance;
    else if (!isFixed) allowances.push(allowance);
    return allowance;
  };
  return { limits: { ...limits, take }, allowances };
}
