import type { LimitPolicy } from '#platform/http/limit-policy.ts';

/** Calls with one API key. */
export const keyLimit: LimitPolicy = { name: 'key', quota: 600, seconds: 60, counting: 'exchanged' };

/** Calls by one account with all its keys, tokens and sessions. */
export const accountLimit: LimitPolicy = {
  name: 'account',
  quota: 1200,
  seconds: 60,
  counting: 'exchanged',
};

/** Calls by visitors, and calls with an invalid credential. */
export const clientLimit: LimitPolicy = {
  name: 'address',
  quota: 600,
  seconds: 60,
  counting: 'exchanged',
  byAddress: true,
};
