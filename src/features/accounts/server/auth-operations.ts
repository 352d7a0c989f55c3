import type { z } from 'zod';
import type { LimitName } from '#platform/http/limit-policies.ts';
import { mailRequestSchema, resetPasswordSchema, signInSchema, signUpSchema } from '../contract.ts';

/** What the product serves of better-auth: everything else of it is 404. */
interface AuthOperation {
  method: 'GET' | 'POST';
  /** What the body is reduced to; no schema, no body. */
  body?: z.ZodType<Record<string, unknown>>;
  /** Its answer gives away more than the browser needs (whether the account is new, the session's token). */
  hideAnswer?: boolean;
  /** Counted by the client's address. */
  limit: LimitName;
  /** Wrong passwords are counted by account and address. */
  limitsFailures?: boolean;
  /** No answer comes sooner, so that its time does not tell whether a mail was written. */
  minimumMs?: number;
}

const operations = {
  '/sign-up/email': {
    method: 'POST',
    body: signUpSchema.transform((body) => ({ ...body, name: body.email.split('@')[0] })),
    hideAnswer: true,
    limit: 'sign-up',
  },
  '/sign-in/email': {
    method: 'POST',
    body: signInSchema,
    hideAnswer: true,
    limit: 'sign-in',
    limitsFailures: true,
  },
  '/sign-out': { method: 'POST', limit: 'account-call' },
  '/verify-email': { method: 'GET', limit: 'account-call' },
  '/send-verification-email': {
    method: 'POST',
    body: mailRequestSchema,
    minimumMs: 500,
    limit: 'mail-request',
  },
  '/request-password-reset': {
    method: 'POST',
    body: mailRequestSchema,
    minimumMs: 500,
    limit: 'mail-request',
  },
  '/reset-password': { method: 'POST', body: resetPasswordSchema, limit: 'password-reset' },
} satisfies Record<string, AuthOperation>;

export type AuthOperationPath = keyof typeof operations;

/** An operation's path, under `/api/auth`. */
const isServed = (path: string): path is AuthOperationPath => Object.hasOwn(operations, path);

export const findAuthOperation = (path: string): AuthOperation | null =>
  isServed(path) ? operations[path] : null;

export type { AuthOperation };
