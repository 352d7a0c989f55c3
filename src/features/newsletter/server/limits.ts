import type { LimitPolicy } from '#platform/http/limit-policy.ts';

export const newsletterLimit: LimitPolicy = {
  name: 'newsletter',
  quota: 20,
  seconds: 60,
  counting: 'stored',
  byAddress: true,
};
