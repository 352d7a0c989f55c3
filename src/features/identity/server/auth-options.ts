import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { v7 as uuidv7 } from 'uuid';
import { isIP } from 'node:net';
import { authBase } from '#paths/api-paths.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import type { Platform } from '#platform/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import type { Log } from '#platform/log/create-log.ts';
import type { Config } from '#platform/config/read-config.ts';
import { passwordMaxLength, passwordMinLength } from '../contract.ts';
import { markEmailVerified, recordUse } from './accounts.store.ts';
import { clientIpHeader } from './client-ip-header.ts';
import {
  composeAccountExists,
  composeAddressAsked,
  composeAddressLink,
  composeConfirmation,
  composeReset,
  composeUnfinishedSignUp,
  confirmationLifetimeSeconds,
  resetLifetimeSeconds,
} from './auth-mails.ts';
import { selectFormerRoles } from './team/team.store.ts';
import { codeGuesser } from './guard-sign-in.ts';
import { deleteResetLinks } from './mailed-links.store.ts';
import { keepAddressLink, readAddressChange } from './own-credentials.ts';
import { createSecondFactors } from './second-factor-options.ts';
import { scryptPassword } from './scrypt-password.ts';
import { sessionCookiePrefix } from './session-cookie.ts';
import { accountMailLimit, codeFailureLimit, unconfirmedMailLimit } from './limits.ts';

const sessionLifetimeSeconds = 60 * 24 * 60 * 60;

export interface AuthSettings extends Platform {
  authSecret: string;
  siteName: string;
  /** Without a mail server nobody can confirm an address. */
  canDeliverMail: boolean;
}

/** @param requestReset requests a reset mail from better-auth (which is created from these options) */
export function createAuthOptions(platform: AuthSettings, requestReset: (email: string) => Promise<unknown>) {
  const { config, database, limits, outbox, log, now } = platform;
  const { siteUrl } = config;
  const secure = siteUrl.protocol === 'https:';
  const { canDeliverMail } = platform;

  async function send(mail: Mail, { emailVerified }: { emailVerified: boolean }): Promise<void> {
    try {
      await limits.take(emailVerified ? accountMailLimit : unconfirmedMailLimit, mail.recipient);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // The response reveals nothing: neither that there is an account nor that mails were sent.
      log.warn('too many account mails to one address, one not sent');
      return;
    }
    await outbox.enqueue(database.kysely, mail);
  }

  return {
    appName: platform.siteName,
    baseURL: siteUrl.origin,
    basePath: authBase,
    secret: platform.authSecret,
    database: { db: database.kysely, type: database.kind },
    trustedOrigins: (request) => listTrustedOrigins(config, request),
    telemetry: { enabled: false },
    logger: createAuthLogger(log),
    // Anything that is not the library's own refusal is for the caller to translate, and to log.
    onAPIError: { throw: true },
    emailAndPassword: {
      enabled: true,
      // Not signing in at sign-up keeps the response the same for an address that has an account.
      autoSignIn: false,
      requireEmailVerification: canDeliverMail,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      password: scryptPassword,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLifetimeSeconds,
      sendResetPassword: ({ user, token }) =>
        send(
          (user.emailVerified ? composeReset : composeUnfinishedSignUp)(siteUrl, user.email, token, now()),
          user,
        ),
      // The link came by mail: whoever used it can read that mailbox.
      async onPasswordReset({ user }) {
        await markEmailVerified(database, database.kysely, user.id, now());
        await limits.liftWait(codeFailureLimit, codeGuesser(user.id, null));
        await deleteResetLinks(database.kysely, user.id);
        const caller = { kind: 'user' as const, userId: user.id };
        await database.write((trx) => recordAudit(trx, { caller, now }, { action: 'password.changed' }));
      },
      async onExistingUserSignUp({ user }) {
        if (user.emailVerified) await send(composeAccountExists(siteUrl, user.email), user);
        else await requestReset(user.email);
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: canDeliverMail,
      autoSignInAfterVerification: false,
      expiresIn: confirmationLifetimeSeconds,
      async sendVerificationEmail({ user, token }) {
        const change = readAddressChange(token);
        if (!change) return send(composeConfirmation(siteUrl, user.email, token, now()), user);
        await keepAddressLink(platform, change, token);
        await send(composeAddressLink(siteUrl, change.updateTo, token, now()), user);
        await send(composeAddressAsked(siteUrl, change.email, change.updateTo), user);
      },
    },
    user: { changeEmail: { enabled: true } },
    verification: { storeIdentifier: 'hashed' },
    session: {
      expiresIn: sessionLifetimeSeconds,
      // The product requires a recent sign-in itself, and in more places: recent-sign-in.ts.
      freshAge: 0,
      additionalFields: { confirmedAt: { type: 'date', required: false, input: false } },
      cookieCache: { enabled: false },
    },
    // Accounts that nobody uses are deleted: sweep-accounts.ts.
    databaseHooks: {
      session: {
        create: {
          // Whatever proved who they are: password, code or passkey.
          async before({ userId }) {
            if ((await selectFormerRoles(database.kysely, userId)) !== null) throw signInRefused();
          },
          after: ({ userId }) => recordUse(database.kysely, userId, now()),
        },
        update: { after: ({ userId }) => recordUse(database.kysely, userId, now()) },
      },
    },
    plugins: createSecondFactors(config, platform.siteName),
    // Ours count before the library is called: auth-operations.ts.
    rateLimit: { enabled: false },
    advanced: {
      // The prefix makes the cookies secure; the library's own switch would prepend `__Secure-`.
      useSecureCookies: false,
      cookiePrefix: sessionCookiePrefix(siteUrl),
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      // Both would be off if NODE_ENV were "test".
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      // validateSchema: a test compares our migrations with what the library expects.
      database: { generateId: () => uuidv7(), validateSchema: false },
    },
  } satisfies BetterAuthOptions;
}

const signInRefused = () =>
  new APIError('FORBIDDEN', {
    code: 'ACCOUNT_DEACTIVATED',
    message: 'Your account was deactivated. Ask an admin of this website.',
  });

/**
 * The library logs a refused request as an error (without an Error), and a refused sign-in as a warning.
 */
const levels = { error: 'warn', warn: 'info', info: 'debug', debug: 'trace' } as const;

/** The library's messages in our log, with only an error's name and place: the rest is personal. */
function createAuthLogger(log: Log): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'warn',
    disableColors: true,
    log(level, message, ...details) {
      const error = details.find((detail) => detail instanceof Error);
      // Two sign-ups with one address at once, which anyone can send.
      if (isUniqueViolation(error)) log.info({ from: 'auth' }, message);
      else if (error) log.error({ from: 'auth', error: error.name, stack: error.stack }, message);
      else log[levels[level]]({ from: 'auth' }, message);
    },
  };
}

/**
 * The origins whose pages may sign in and out: SITE_URL's. If that is not set, also the one that the request
 * was sent to, if it is this machine's name or an address: no other site's name can resolve to those.
 */
export function listTrustedOrigins(
  config: Pick<Config, 'siteUrl' | 'siteUrlIsSet'>,
  request?: Request,
): string[] {
  const origins = [config.siteUrl.origin];
  if (config.siteUrlIsSet || !request) return origins;
  const { hostname, origin } = new URL(request.url);
  const isOwnName = hostname === 'localhost' || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  return isOwnName ? [...origins, origin] : origins;
}
