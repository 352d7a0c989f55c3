import type { LimitPolicy } from '#platform/http/limit-policy.ts';

const daySeconds = 86_400;

export const newsletterLimit: LimitPolicy = {
  name: 'newsletter',
  quota: 20,
  seconds: 60,
  counting: 'stored',
  byAddress: true,
};

/** Mails that ask an address to confirm: nobody is sent them in heaps. */
export const confirmationLimit: LimitPolicy = {
  name: 'confirmation',
  quota: 1,
  seconds: daySeconds,
  counting: 'stored',
  isFixed: true,
};

/** Further ones on one day, to an address that has unsubscribed since the last: its person has changed their mind. */
export const returnLimit: LimitPolicy = { ...confirmationLimit, name: 'confirmation-return', quota: 3 };

/** Mails from one network to any addresses. Only they are counted, so a response names it for nobody. */
export const confirmationsLimit: LimitPolicy = {
  name: 'confirmations',
  quota: 10,
  seconds: daySeconds,
  counting: 'stored',
  byAddress: true,
  isUnnamed: true,
};
