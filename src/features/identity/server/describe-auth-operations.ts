import type { RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import { authBase } from '#paths/api-paths.ts';
import {
  errorResponses,
  jsonResponse,
  jsonBody,
  publicSecurity,
  sessionSecurity,
} from '#platform/http/openapi.ts';
import {
  adminRequired,
  invalidFields,
  recentSignInRequired,
  tooManyRequests,
} from '#platform/http/problem.ts';
import {
  changeEmailSchema,
  changePasswordSchema,
  mailRequestSchema,
  passwordSchema,
  resetPasswordSchema,
  signInResponseSchema,
  signInSchema,
  signUpSchema,
} from '../contract.ts';
import {
  doneResponse,
  doneSchema,
  notSignedIn,
  refused,
  wrongPassword,
  type AuthDescription,
} from './auth-description.ts';
import { findAuthOperation, verifyEmailQuerySchema, type AuthOperationPath } from './auth-operations.ts';
import { secondFactorDescriptions } from './describe-second-factors.ts';

const credentials = { email: 'admin@example.com', password: 'correct horse battery' };
const invalidEmail = invalidFields([{ field: 'email', message: 'Invalid email address' }]);

const tooManyFailures = tooManyRequests(
  3540,
  {},
  'Too many failed sign-ins. Please try again in 59 minutes.',
);

const descriptions: Record<AuthOperationPath, AuthDescription> = {
  ...secondFactorDescriptions,
  '/sign-up/email': {
    operationId: 'signUp',
    summary: 'Create an account',
    description:
      'Open to everyone. An account has no rights until an admin grants the role. The response is the same whether the address has an account or not; the next step comes by mail.',
    request: { body: jsonBody(signUpSchema, credentials) },
    responses: { 200: doneResponse, ...errorResponses(invalidEmail) },
  },
  '/sign-in/email': {
    operationId: 'signIn',
    summary: 'Sign in with a password',
    description:
      'The response sets the session cookie, for 60 days. For an account with an authenticator app it is `second_factor` instead, and a cookie that is valid for ten minutes: a code is required next. Five wrong passwords in an hour block sign-in for that account from that address. After ten from all addresses, each one makes the next wait longer, up to 15 minutes, except in a browser where the owner has signed in before: the response sets a cookie that says so, for 180 days or until the password changes.',
    request: { body: jsonBody(signInSchema, credentials) },
    responses: {
      200: jsonResponse('Signed in, or asked for a code', signInResponseSchema, { status: true }),
      ...errorResponses(
        invalidEmail,
        refused(401, 'Not signed in', 'Invalid email or password', 'invalid_email_or_password'),
        refused(403, 'Forbidden', 'Email not verified', 'email_not_verified'),
        tooManyFailures,
      ),
    },
  },
  '/sign-out': {
    operationId: 'signOut',
    summary: 'Sign out',
    security: sessionSecurity,
    description: 'Ends the session, and the access tokens that were minted from it.',
    responses: {
      200: jsonResponse('Signed out', z.object({ success: z.boolean() }), { success: true }),
    },
  },
  '/revoke-other-sessions': {
    operationId: 'endOtherSessions',
    summary: 'Sign out everywhere else',
    security: sessionSecurity,
    description: "Ends the caller's other sessions, and the access tokens that were minted from them.",
    responses: {
      200: doneResponse,
      ...errorResponses(notSignedIn),
    },
  },
  '/send-verification-email': {
    operationId: 'sendVerificationEmail',
    summary: 'Request the confirmation mail again',
    description: 'The response is the same whether the address has an account or not.',
    request: { body: jsonBody(mailRequestSchema, { email: credentials.email }) },
    responses: { 200: doneResponse, ...errorResponses(invalidEmail) },
  },
  '/verify-email': {
    operationId: 'verifyEmail',
    summary: 'Confirm an address',
    description: "The target of a confirmation mail's link; it redirects to the sign-in page.",
    request: {
      query: verifyEmailQuerySchema,
    },
    responses: {
      200: jsonResponse(
        'Confirmed, where no `callbackURL` was given',
        doneSchema.extend({ user: z.null() }),
        {
          status: true,
          user: null,
        },
      ),
      302: { description: 'Redirects to `callbackURL`, with an `error` if the link is not valid' },
      ...errorResponses(
        invalidFields([{ field: 'token', message: 'The link is not complete' }]),
        refused(401, 'Not signed in', 'Invalid token', 'invalid_token'),
      ),
    },
  },
  '/request-password-reset': {
    operationId: 'requestPasswordReset',
    summary: 'Request a mail to choose a new password',
    description: 'The response is the same whether the address has an account or not.',
    request: { body: jsonBody(mailRequestSchema, { email: credentials.email }) },
    responses: {
      200: jsonResponse('Taken note of', doneSchema.extend({ message: z.string() }), {
        status: true,
        message: 'If this email exists in our system, check your email for the reset link',
      }),
      ...errorResponses(invalidEmail),
    },
  },
  '/reset-password': {
    operationId: 'resetPassword',
    summary: 'Choose a new password',
    description:
      'With the token from the mail. Ends every session of the account, and confirms its address. The password of an account with a role must have at least 12 characters.',
    request: {
      body: jsonBody(resetPasswordSchema, { token: 'Kq3vXr8tYw2zLp5n', newPassword: credentials.password }),
    },
    responses: {
      200: doneResponse,
      ...errorResponses(refused(400, 'Invalid request', 'Invalid token', 'invalid_token')),
    },
  },
  '/change-email': {
    operationId: 'changeEmail',
    summary: 'Ask for another address',
    security: sessionSecurity,
    description:
      'For an account with a role, with a recent sign-in. A link to confirm it is mailed to the new address, and both are told; until then the account keeps the address that it has. The response is the same if the new address has an account, which changes nothing. A new password ends the link.',
    request: { body: jsonBody(changeEmailSchema, { newEmail: 'eva@example.com' }) },
    responses: {
      200: doneResponse,
      ...errorResponses(
        invalidFields([{ field: 'newEmail', message: 'Invalid email address' }]),
        adminRequired(),
        recentSignInRequired(),
      ),
    },
  },
  '/change-password': {
    operationId: 'changePassword',
    summary: 'Choose another password in a session',
    security: sessionSecurity,
    description:
      'For an account with a role; at least 12 characters. It ends all other sessions and open links of the account, which is told by mail, and renews the session. Wrong passwords count as failed sign-ins.',
    request: {
      body: jsonBody(changePasswordSchema, {
        currentPassword: credentials.password,
        newPassword: 'another long password',
      }),
    },
    responses: {
      200: doneResponse,
      ...errorResponses(wrongPassword, adminRequired(), tooManyFailures),
    },
  },
  '/verify-password': {
    operationId: 'confirmPassword',
    summary: 'Confirm the password in a session',
    security: sessionSecurity,
    description:
      'Operations that need a recent sign-in (403 with the code `recent_sign_in_required`) are then open for ten minutes. A passkey confirms too: `signInWithPasskey` within a session. Wrong passwords count as failed sign-ins.',
    request: { body: jsonBody(passwordSchema, { password: credentials.password }) },
    responses: {
      200: doneResponse,
      ...errorResponses(wrongPassword, notSignedIn, tooManyFailures),
    },
  },
};

/** The account operations for the API's description: their base differs from the rest. */
export function describeAuthOperations(siteUrl: URL): RouteConfig[] {
  const servers = [{ url: siteUrl.origin + authBase, description: 'This site' }];
  return Object.entries(descriptions).map(([path, description]) => ({
    method: findAuthOperation(path)?.method === 'GET' ? ('get' as const) : ('post' as const),
    path,
    tags: ['Authentication'],
    security: publicSecurity,
    servers,
    ...description,
  }));
}
