/** How often a thing may be done in a window of time, by one key. */
export interface LimitPolicy {
  quota: number;
  seconds: number;
  /**
   * `stored`: every count is written before its request goes on, so that all instances together let
   * exactly the quota through. `exchanged`: counted in memory, and exchanged with the other instances once a
   * second; for calls that cost less than a write does. `slowed`: stored too, but never used up: past the
   * quota each use makes the next one wait (slowed-uses.ts), and every `seconds` one is forgotten.
   */
  counting: 'stored' | 'exchanged' | 'slowed';
  /** The key is a network address: that of an IPv6 /64, with the quota, and of its /48, with a larger one. */
  byAddress?: true;
  /** RATE_LIMIT_FACTOR does not multiply it: it is no matter of load. */
  isFixed?: true;
  /** What a refusal says, given how long to wait ("4 minutes"). */
  refusal?: (wait: string) => string;
}

/** What a /48 may do in IPv6, in quotas of a /64: a company's or a campus's is one network of many people. */
export const largerNetworkQuotas = 5;

const minute = 60;
const hour = 3600;

/** Every limit of the product. RATE_LIMIT_FACTOR multiplies the quotas that are not fixed. */
export const limitPolicies = {
  /** Calls with one API key; calls of one account with all its keys, tokens and sessions. */
  key: { quota: 600, seconds: minute, counting: 'exchanged' },
  account: { quota: 1200, seconds: minute, counting: 'exchanged' },
  /** Calls of a visitor, and calls with a credential that is not valid. */
  address: { quota: 600, seconds: minute, counting: 'exchanged', byAddress: true },

  contact: { quota: 20, seconds: minute, counting: 'stored', byAddress: true },
  newsletter: { quota: 20, seconds: minute, counting: 'stored', byAddress: true },
  fortune: { quota: 20, seconds: minute, counting: 'stored', byAddress: true },
  upload: { quota: 60, seconds: minute, counting: 'stored' },
  /** An upload's name, until the file is there for all to see (features/media/server/upload-image.ts). */
  'upload-name': { quota: 1, seconds: 10 * minute, counting: 'stored', isFixed: true },

  'sign-in': { quota: 30, seconds: minute, counting: 'stored', byAddress: true },
  'sign-up': { quota: 20, seconds: minute, counting: 'stored', byAddress: true },
  'mail-request': { quota: 10, seconds: minute, counting: 'stored', byAddress: true },
  'password-reset': { quota: 20, seconds: minute, counting: 'stored', byAddress: true },
  'second-factor': { quota: 30, seconds: minute, counting: 'stored', byAddress: true },
  /** A code of an authenticator app is good for 90 seconds, and once (RFC 6238, section 5.2). */
  'code-use': { quota: 1, seconds: 90, counting: 'stored', isFixed: true },
  'account-call': { quota: 300, seconds: minute, counting: 'exchanged', byAddress: true },
  /** Wrong passwords for one account from one address. */
  'sign-in-failure': {
    quota: 5,
    seconds: hour,
    counting: 'stored',
    byAddress: true,
    refusal: (wait) => `Too many failed sign-ins. Please try again in ${wait}.`,
  },
  /** The same from all addresses together. */
  'account-failure': {
    quota: 10,
    seconds: hour,
    counting: 'slowed',
    refusal: (wait) =>
      `Too many failed sign-ins to this account. Please try again in ${wait}, or ask for a new password by email.`,
  },
  /** Wrong codes for one account, of its authenticator app or for recovery: who tries them knows the password. */
  'code-failure': {
    quota: 5,
    seconds: hour,
    counting: 'slowed',
    refusal: (wait) => `Too many wrong codes. Please try again in ${wait}.`,
  },
  /** Mails that one address is sent, whoever asks for them: nobody's mailbox is flooded through us. */
  'account-mail': { quota: 10, seconds: hour, counting: 'stored' },
} as const satisfies Record<string, LimitPolicy>;

export type LimitName = keyof typeof limitPolicies;

export type ExchangedLimitName = {
  [Name in LimitName]: (typeof limitPolicies)[Name]['counting'] extends 'exchanged' ? Name : never;
}[LimitName];

export const longestWindowMs = 1000 * Math.max(...Object.values(limitPolicies).map(({ seconds }) => seconds));

/** How far the clocks of two instances may be apart, and how long a count may wait for the database. */
export const clockToleranceMs = 60_000;

/**
 * The latest moment at which a window of that length can end that any instance has begun by now. One
 * that ends later is from before the clock was set back.
 */
export const latestWindowEnd = (nowMs: number, windowMs: number): number =>
  nowMs + windowMs + clockToleranceMs;
