import type { LimitPolicy } from '#platform/http/limit-policy.ts';

export const contactLimit: LimitPolicy = {
  name: 'contact',
  quota: 20,
  seconds: 60,
  counting: 'stored',
  byAddress: true,
};
