import type { LimitPolicy } from '#platform/http/limit-policy.ts';

export const attachmentUploadLimit: LimitPolicy = {
  name: 'attachment',
  quota: 60,
  seconds: 60,
  counting: 'stored',
};
