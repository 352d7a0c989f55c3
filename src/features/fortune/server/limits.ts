import type { LimitPolicy } from '#platform/http/limit-policy.ts';

export const fortuneLimit: LimitPolicy = {
  name: 'fortune',
  quota: 20,
  seconds: 60,
  counting: 'stored',
  byAddress: true,
};
