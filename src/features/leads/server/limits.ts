import type { LimitPolicy } from '#platform/http/limit-policy.ts';

export const contactLimit: LimitPolicy = {
  name: 'contact',
  quota: 20,
  seconds: 60,
  counting: 'stored',
  byAddress: true,
};

/** Applications may carry files. */
export const applicationLimit: LimitPolicy = {
  name: 'application',
  quota: 10,
  seconds: 3600,
  counting: 'stored',
  byAddress: true,
};

export const attachmentUploadLimit: LimitPolicy = {
  name: 'attachment',
  quota: 60,
  seconds: 60,
  counting: 'stored',
};
