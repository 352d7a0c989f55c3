import { z } from 'zod';
import { paths } from '#paths/paths.ts';
import type { AuditAction } from '#domain/audit/contract.ts';
import type { LimitPolicy } from '#platform/http/limit-policy.ts';
import { readOwnPath } from '#platform/http/own-path.ts';
import {
  changeEmailSchema,
  changePasswordSchema,
  mailRequestSchema,
  passkeyIdSchema,
  passkeyRegistrationSchema,
  passkeySignInSchema,
  passwordSchema,
  recoveryCodeSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
  totpCodeSchema,
} from '../contract.ts';
import {
  respondDone,
  respondRecoveryCodes,
  respondSignIn,
  respondTotpSetup,
  askForVerification,
  type ReduceResponse,
} from './auth-response.ts';
import {
  accountCallLimit,
  mailRequestLimit,
  passwordResetLimit,
  secondFactorLimit,
  signInLimit,
  signUpLimit,
} from './limits.ts';

/** The operations of better-auth that the product serves: everything else is 404. */
export interface AuthOperation {
  method: 'GET' | 'POST';
  /** The accepted fields of the body; without a schema, there is no body. */
  body?: z.ZodType<Record<string, unknown>>;
  /** The accepted query parameters; without a schema, there are none. */
  query?: z.ZodType<Record<string, string | undefined>>;
  /** Reduces a successful response: the library's reveal more than a browser needs. */
  answer?: ReduceResponse;
  /** Counted by the client's address. */
  limit: LimitPolicy;
  /** It may have a mail written to an address that is not its own: counted by the day too. */
  writesToAnyone?: true;
  /** It creates a second factor, which apps and browsers list under the site's name. */
  showsSiteName?: true;
  /** Which further check runs before it. */
  guard?: 'sign-in' | 'password' | 'totp-code' | 'recovery-code' | 'new-password' | 'change-password';
  /**
   * It changes how an account signs in; within a session it ends all other sessions, which may be a thief's.
   */
  endsOtherSessions?: true;
  /** How it is recorded if it is done in a session. */
  recordedAs?: AuditAction;
  /** Requires the session of an account with a role. */
  needsRole?: true;
  /** Requires a session whose owner has just confirmed who they are. */
  needsRecentSignIn?: true;
  /** Within a session it confirms its owner, and creates no new session. */
  confirmsSession?: true;
  /** Minimum response time, so that timing does not reveal whether a mail was written. */
  minimumMs?: number;
}

/** The contents of a confirmation mail's link. */
export const verifyEmailQuerySchema = z.object({
  token: z.string({ error: 'The link is not complete' }).min(1, 'The link is not complete').max(4000).meta({
    description: 'The token in the mailed link',
    example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
  }),
  callbackURL: z
    .string()
    .refine((text) => readOwnPath(text) !== null, 'Must be a path of this site')
    .optional()
    .meta({ description: 'Where to continue: a path of this site', example: paths.confirmed() }),
});

const operations = {
  '/sign-up/email': {
    method: 'POST',
    body: signUpSchema.transform((body) => ({ ...body, name: body.email.split('@')[0] })),
    answer: respondDone,
    limit: signUpLimit,
    writesToAnyone: true,
  },
  '/sign-in/email': {
    method: 'POST',
    body: signInSchema,
    answer: respondSignIn,
    limit: signInLimit,
    guard: 'sign-in',
  },
  '/sign-out': { method: 'POST', limit: accountCallLimit },
  '/revoke-other-sessions': { method: 'POST', answer: respondDone, limit: accountCallLimit },
  '/verify-email': { method: 'GET', query: verifyEmailQuerySchema, limit: accountCallLimit },
  '/send-verification-email': {
    method: 'POST',
    body: mailRequestSchema,
    minimumMs: 500,
    limit: mailRequestLimit,
    writesToAnyone: true,
  },
  '/request-password-reset': {
    method: 'POST',
    body: mailRequestSchema,
    minimumMs: 500,
    limit: mailRequestLimit,
    writesToAnyone: true,
  },
  '/reset-password': {
    method: 'POST',
    body: resetPasswordSchema,
    limit: passwordResetLimit,
    guard: 'new-password',
  },
  '/verify-password': {
    method: 'POST',
    body: passwordSchema,
    guard: 'password',
    answer: respondDone,
    limit: signInLimit,
    confirmsSession: true,
  },

  '/change-email': {
    method: 'POST',
    body: changeEmailSchema,
    answer: respondDone,
    minimumMs: 500,
    limit: mailRequestLimit,
    writesToAnyone: true,
    needsRole: true,
    needsRecentSignIn: true,
  },
  '/change-password': {
    method: 'POST',
    body: changePasswordSchema.transform((body) => ({ ...body, revokeOtherSessions: true })),
    guard: 'change-password',
    answer: respondDone,
    limit: signInLimit,
    needsRole: true,
    recordedAs: 'password.changed',
  },

  '/two-factor/enable': {
    showsSiteName: true,
    method: 'POST',
    body: passwordSchema,
    guard: 'password',
    answer: respondTotpSetup,
    limit: secondFactorLimit,
    needsRole: true,
  },
  '/two-factor/verify-totp': {
    method: 'POST',
    body: totpCodeSchema,
    answer: respondDone,
    limit: secondFactorLimit,
    guard: 'totp-code',
    endsOtherSessions: true,
    recordedAs: 'second_factor.changed',
  },
  '/two-factor/verify-backup-code': {
    method: 'POST',
    body: recoveryCodeSchema,
    answer: respondDone,
    limit: secondFactorLimit,
    guard: 'recovery-code',
  },
  '/two-factor/generate-backup-codes': {
    method: 'POST',
    body: passwordSchema,
    guard: 'password',
    answer: respondRecoveryCodes,
    limit: secondFactorLimit,
    endsOtherSessions: true,
    recordedAs: 'second_factor.changed',
  },
  '/two-factor/disable': {
    method: 'POST',
    recordedAs: 'second_factor.removed',
    body: passwordSchema,
    guard: 'password',
    answer: respondDone,
    limit: secondFactorLimit,
    endsOtherSessions: true,
  },

  '/passkey/generate-register-options': {
    showsSiteName: true,
    method: 'GET',
    limit: secondFactorLimit,
    needsRole: true,
    needsRecentSignIn: true,
  },
  '/passkey/verify-registration': {
    method: 'POST',
    body: passkeyRegistrationSchema,
    recordedAs: 'second_factor.changed',
    answer: respondDone,
    limit: secondFactorLimit,
    endsOtherSessions: true,
    needsRole: true,
    needsRecentSignIn: true,
  },
  '/passkey/generate-authenticate-options': {
    method: 'GET',
    answer: askForVerification,
    limit: secondFactorLimit,
  },
  '/passkey/verify-authentication': {
    method: 'POST',
    body: passkeySignInSchema,
    answer: respondDone,
    limit: secondFactorLimit,
    confirmsSession: true,
  },
  '/passkey/delete-passkey': {
    method: 'POST',
    body: passkeyIdSchema,
    recordedAs: 'second_factor.removed',
    answer: respondDone,
    limit: secondFactorLimit,
    endsOtherSessions: true,
    needsRecentSignIn: true,
  },
} satisfies Record<string, AuthOperation>;

export type AuthOperationPath = keyof typeof operations;

/** An operation's path, under `/api/auth`. */
const isServed = (path: string): path is AuthOperationPath => Object.hasOwn(operations, path);

export const findAuthOperation = (path: string): AuthOperation | null =>
  isServed(path) ? operations[path] : null;
