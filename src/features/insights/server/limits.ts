import type { LimitPolicy } from '#platform/http/limit-policy.ts';

/** For each of the two: started forms, and searches without results. */
const limit = (name: string): LimitPolicy => ({
  name,
  quota: 30,
  seconds: 60,
  counting: 'stored',
  byAddress: true,
});

export const formsBegunLimit = limit('forms-begun');
export const unmetSearchesLimit = limit('unmet-searches');
