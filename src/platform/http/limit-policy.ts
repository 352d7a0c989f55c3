/** How often a thing may be done in a window of time, by one key. Each feature has its own in `server/limits.ts`. */
export interface LimitPolicy {
  /** No other limit has it: what is counted is stored under it, and responses say it. */
  name: string;
  /** RATE_LIMIT_FACTOR multiplies it. */
  quota: number;
  seconds: number;
  /**
   * `stored`: every count is written before its request goes on, so that all instances together let
   * exactly the quota through. `exchanged`: counted in memory, and exchanged with the other instances once a
   * second; for calls that cost less than a write does. `slowed`: stored too, but never used up: past the
   * quota each use makes the next one wait (slowed-uses.ts), and every `seconds` one is forgotten.
   */
  counting: 'stored' | 'exchanged' | 'slowed';
  /** The key is a network address: that of an IPv6 /64, with the quota, and of its /48, with a larger one. */
  byAddress?: true;
  /** RATE_LIMIT_FACTOR does not multiply it: it is no matter of load. */
  isFixed?: true;
  /** What a refusal says, given how long to wait ("4 minutes"). */
  refusal?: (wait: string) => string;
}

export type ExchangedLimitPolicy = LimitPolicy & { counting: 'exchanged' };

/** What a /48 may do in IPv6, in quotas of a /64: a company's or a campus's is one network of many people. */
export const largerNetworkQuotas = 5;

/** How far the clocks of two instances may be apart, and how long a count may wait for the database. */
export const clockToleranceMs = 60_000;

/**
 * The latest moment at which a window of that length can end that any instance has begun by now. One
 * that ends later is from before the clock was set back.
 */
export const latestWindowEnd = (nowMs: number, windowMs: number): number =>
  nowMs + windowMs + clockToleranceMs;
