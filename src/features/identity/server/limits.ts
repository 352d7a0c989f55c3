import type { LimitPolicy } from '#platform/http/limit-policy.ts';

/** Requests of one network per minute. */
const perMinute = (name: string, quota: number): LimitPolicy => ({
  name,
  quota,
  seconds: 60,
  counting: 'stored',
  byAddress: true,
});

export const signInLimit = perMinute('sign-in', 30);
export const signUpLimit = perMinute('sign-up', 20);
export const mailRequestLimit = perMinute('mail-request', 10);
export const passwordResetLimit = perMinute('password-reset', 20);
export const invitationLimit = perMinute('invitation', 20);
export const secondFactorLimit = perMinute('second-factor', 30);

/**
 * Mails that anyone may have written to any address, per network and day: a network signs up few people, but
 * may be used to write to many.
 */
export const newEmailLimit: LimitPolicy = {
  name: 'new-address',
  quota: 40,
  seconds: 86_400,
  counting: 'stored',
  byAddress: true,
};

/** A code of an authenticator app is valid for 90 seconds, and once (RFC 6238, section 5.2). */
export const codeUseLimit: LimitPolicy = {
  name: 'code-use',
  quota: 1,
  seconds: 90,
  counting: 'stored',
  isFixed: true,
};

export const accountCallLimit: LimitPolicy = {
  name: 'account-call',
  quota: 300,
  seconds: 60,
  counting: 'exchanged',
  byAddress: true,
};

/** Wrong passwords for one account from one address. */
export const signInFailureLimit: LimitPolicy = {
  name: 'sign-in-failure',
  quota: 5,
  seconds: 3600,
  counting: 'stored',
  byAddress: true,
  refusal: (wait) => `Too many failed sign-ins. Please try again in ${wait}.`,
};

/** Wrong passwords for one account from all addresses together. */
export const accountFailureLimit: LimitPolicy = {
  name: 'account-failure',
  quota: 10,
  seconds: 3600,
  counting: 'slowed',
  refusal: (wait) =>
    `Too many failed sign-ins to this account. Please try again in ${wait}, or ask for a new password by email.`,
};

/**
 * Wrong codes for one account, from its authenticator app or for recovery: whoever tries them knows the
 * password.
 */
export const codeFailureLimit: LimitPolicy = {
  name: 'code-failure',
  quota: 5,
  seconds: 3600,
  counting: 'slowed',
  refusal: (wait) => `Too many wrong codes. Please try again in ${wait}.`,
};

/** Mails to one address, no matter who requests them: nobody's mailbox can be flooded through us. */
export const accountMailLimit: LimitPolicy = {
  name: 'account-mail',
  quota: 10,
  seconds: 3600,
  counting: 'stored',
};

/** Mails to an address that was never confirmed: whoever reads it may never have asked for anything. */
export const unconfirmedMailLimit: LimitPolicy = {
  name: 'unconfirmed-mail',
  quota: 1,
  seconds: 3600,
  counting: 'stored',
};
