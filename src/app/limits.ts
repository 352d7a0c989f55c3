import type { ExchangedLimitPolicy } from '#platform/http/limit-policy.ts';

/** Calls with one API key. */
export const keyLimit: ExchangedLimitPolicy = { name: 'key', quota: 600, seconds: 60, counting: 'exchanged' };

/** Calls by one account with all its keys, tokens and sessions. */
export const accountLimit: ExchangedLimitPolicy = {
  name: 'account',
  quota: 1200,
  seconds: 60,
  counting: 'exchanged',
};

/** Calls by visitors, and calls with an invalid credential. */
export const clientLimit: ExchangedLimitPolicy = {
  name: 'address',
  quota: 600,
  seconds: 60,
  counting: 'exchanged',
  byAddress: true,
};
