import type { LimitPolicy } from '#platform/http/limit-policy.ts';

export const uploadLimit: LimitPolicy = {
  name: 'upload',
  quota: 60,
  seconds: 60,
  counting: 'stored',
};

/** An upload's name, until the file is stored for all instances to see (upload-image.ts). */
export const uploadNameLimit: LimitPolicy = {
  name: 'upload-name',
  quota: 1,
  seconds: 600,
  counting: 'stored',
  isFixed: true,
};
