import { createHash } from 'node:crypto';
import { isAPIError } from 'better-auth/api';
import type { BetterAuthOptions } from 'better-auth';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '#platform/context.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { passwordMaxLength, passwordMinLength } from '../contract.ts';
import { markEmailVerified } from './accounts.store.ts';
import { createAuthLogger } from './auth-log.ts';
import {
  composeAccountExists,
  composeConfirmation,
  composeReset,
  composeUnfinishedSignUp,
} from './auth-mails.ts';
import { countUse } from './rate-limits.store.ts';
import { scryptPassword } from './scrypt-password.ts';
import { sessionCookiePrefix } from './session-cookie.ts';
import { listTrustedOrigins } from './trusted-origins.ts';

export const authBasePath = '/api/auth';

/** Where better-auth looks for the client's address. */
export const clientAddressHeader = 'x-client-address';

const sessionLifetimeSeconds = 60 * 24 * 60 * 60;
const confirmationLifetimeSeconds = 24 * 60 * 60;

/** Mails that one address may be sent, whoever asks for them: nobody's mailbox is flooded through us. */
const mailsPerAddress = { max: 10, windowMs: 60 * 60 * 1000 };

/** @param requestReset asks better-auth for a reset mail (it is made from these options) */
export function createAuthOptions(
  platform: Platform & { authSecret: string },
  requestReset: (email: string) => Promise<unknown>,
) {
  const { config, database, outbox, log } = platform;
  const { siteUrl, rateLimitFactor } = config;
  const secure = siteUrl.protocol === 'https:';
  const canDeliverMail = config.mail.smtpUrl !== null;
  const perMinute = (times: number) => ({ window: 60, max: Math.ceil(times * rateLimitFactor) });

  async function send(mail: Mail): Promise<void> {
    const key = `mail|${createHash('sha256').update(mail.recipient).digest('hex')}`;
    const limit = { ...mailsPerAddress, max: Math.ceil(mailsPerAddress.max * rateLimitFactor) };
    const { allowed } = await countUse(database.kysely, key, limit, Date.now());
    if (allowed) await outbox.enqueue(database.kysely, mail);
    else log.warn('an address has been sent too many account mails, one is left out');
  }

  return {
    appName: 'Countermark',
    baseURL: siteUrl.origin,
    basePath: authBasePath,
    secret: platform.authSecret,
    database: { db: database.kysely, type: database.kind },
    trustedOrigins: (request) => listTrustedOrigins(config, request),
    telemetry: { enabled: false },
    logger: createAuthLogger(log),
    // What is no refusal of the library's own is the caller's to translate.
    onAPIError: {
      onError(error) {
        if (!isAPIError(error)) throw error;
      },
    },
    emailAndPassword: {
      enabled: true,
      // Not signing in at sign-up is what makes the answer the same for an address that has an account.
      autoSignIn: false,
      requireEmailVerification: canDeliverMail,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      password: scryptPassword,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: ({ user, token }) =>
        send((user.emailVerified ? composeReset : composeUnfinishedSignUp)(siteUrl, user.email, token)),
      // The link came by mail: who used it reads that mailbox.
      onPasswordReset: ({ user }) => markEmailVerified(database, database.kysely, user.id, new Date()),
      async onExistingUserSignUp({ user }) {
        if (user.emailVerified) await send(composeAccountExists(siteUrl, user.email));
        else await requestReset(user.email);
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: canDeliverMail,
      autoSignInAfterVerification: false,
      expiresIn: confirmationLifetimeSeconds,
      sendVerificationEmail: ({ user, token }) => send(composeConfirmation(siteUrl, user.email, token)),
    },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: sessionLifetimeSeconds, cookieCache: { enabled: false } },
    rateLimit: {
      enabled: true,
      storage: 'database',
      ...perMinute(300),
      customRules: {
        '/sign-in/email': perMinute(30),
        '/sign-up/email': perMinute(20),
        '/request-password-reset': perMinute(10),
        '/send-verification-email': perMinute(10),
        '/reset-password': perMinute(20),
      },
      // The library's own counting starts the window anew with every request.
      customStorage: {
        async consume(key, { window, max }) {
          const limit = { max, windowMs: window * 1000 };
          const { allowed, retryAfterSeconds } = await countUse(database.kysely, key, limit, Date.now());
          return { allowed, retryAfter: allowed ? null : retryAfterSeconds };
        },
      },
    },
    advanced: {
      // The prefix makes the cookies secure; the library's own switch would prepend `__Secure-`.
      useSecureCookies: false,
      cookiePrefix: sessionCookiePrefix(siteUrl),
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      // Both would be off where NODE_ENV is "test".
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // validateSchema: a test compares our migrations with what the library expects.
      database: { generateId: () => uuidv7(), validateSchema: false },
    },
  } satisfies BetterAuthOptions;
}
