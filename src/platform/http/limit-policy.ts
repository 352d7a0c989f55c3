/** How often one key may do a thing in a window of time. Each feature has its own in `server/limits.ts`. */
export interface LimitPolicy {
  /** Unique: counts are stored under it, and responses name it. */
  name: string;
  /** RATE_LIMIT_FACTOR multiplies it. */
  quota: number;
  seconds: number;
  /**
   * `stored`: every count is written before its request goes on, so that all instances together allow exactly
   * the quota. `exchanged`: counted in memory, and exchanged with the other instances once a second; for
   * calls that cost less than a write does. `slowed`: stored too, but never used up: past the quota each use
   * makes the next one wait (slowed-uses.ts), and every `seconds` one is forgotten.
   */
  counting: 'stored' | 'exchanged' | 'slowed';
  /** The key is a network address: an IPv6 /64 has the quota, and its /48 a larger one. */
  byAddress?: true;
  /** RATE_LIMIT_FACTOR does not multiply it: it has nothing to do with load. */
  isFixed?: true;
  /** No response names it before it is used up: that it was counted would tell something. */
  isUnnamed?: true;
  /** Words a refusal, given how long to wait ("4 minutes"). */
  refusal?: (wait: string) => string;
}

/** The quota of an IPv6 /48, in quotas of a /64: a company's or a campus's is one network of many people. */
export const largerNetworkQuotas = 5;
