import { z } from 'zod';
import { errorResponses, jsonResponse, jsonBody, sessionSecurity } from '#platform/http/openapi.ts';
import {
  adminRequired,
  invalidFields,
  recentSignInRequired,
  tooManyRequests,
} from '#platform/http/problem.ts';
import {
  passkeyIdSchema,
  passkeyRegistrationSchema,
  passkeySignInSchema,
  passwordSchema,
  recoveryCodeSchema,
  recoveryCodesSchema,
  totpCodeSchema,
  totpSetupSchema,
} from '../contract.ts';
import type { AuthOperationPath } from './auth-operations.ts';
import {
  doneResponse,
  notSignedIn,
  refused,
  wrongPassword,
  type AuthDescription,
} from './auth-description.ts';
import { codeUsed } from './guard-code.ts';

type SecondFactorPath = Extract<AuthOperationPath, `/two-factor/${string}` | `/passkey/${string}`>;

const wrongCode = (detail: string, code: string) => refused(401, 'Not signed in', detail, code);
const tooManyCodes = tooManyRequests(16, {}, 'Too many wrong codes. Please try again in 16 seconds.');

const password = { password: 'correct horse battery' };
const recovery_codes = ['aB3dE-fG5hJ', 'kL7mN-pQ9rS'];

/** A Web Authentication challenge, in the form browsers take. */
const optionsSchema = z.looseObject({
  challenge: z.string(),
  timeout: z.number().optional(),
});

const credential = {
  id: 'Kq3vXr8tYw2zLp5n',
  rawId: 'Kq3vXr8tYw2zLp5n',
  type: 'public-key' as const,
  clientExtensionResults: {},
};
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0';

/** Second factors: only admins set them up; signing in with them is open to all. */
export const secondFactorDescriptions: Record<SecondFactorPath, AuthDescription> = {
  '/two-factor/enable': {
    operationId: 'setUpTotp',
    summary: 'Start setting up an authenticator app',
    security: sessionSecurity,
    description:
      'For a signed-in admin, with the password. Codes are required once the first one has been verified. The recovery codes are shown only once.',
    request: { body: jsonBody(passwordSchema, password) },
    responses: {
      200: jsonResponse('What the app needs, and the recovery codes', totpSetupSchema, {
        totp_uri:
          'otpauth://totp/example.com:admin%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=example.com&digits=6&period=30',
        recovery_codes,
      }),
      ...errorResponses(
        wrongPassword,
        refused(400, 'Invalid request', 'TOTP is already enabled', 'totp_already_enabled'),
        adminRequired(),
      ),
    },
  },
  '/two-factor/verify-totp': {
    operationId: 'verifyTotp',
    summary: 'Verify a code from the authenticator app',
    description:
      'Within ten minutes of a sign-in that was answered with `second_factor`: sets the session cookie. Within a session: completes the setup. A code can be used once; after five wrong ones for an account, each makes the next wait longer, up to 15 minutes, except in a browser where the owner has signed in before.',
    request: { body: jsonBody(totpCodeSchema, { code: '492 039' }) },
    responses: {
      200: doneResponse,
      ...errorResponses(
        invalidFields([{ field: 'code', message: 'Enter the six digits of the code' }]),
        wrongCode('That code is not right. Please check it and try again.', 'invalid_code'),
        codeUsed(),
        wrongCode('Your sign-in has expired. Please sign in again.', 'invalid_two_factor_cookie'),
        tooManyCodes,
      ),
    },
  },
  '/two-factor/verify-backup-code': {
    operationId: 'useRecoveryCode',
    summary: 'Sign in with a recovery code',
    description: 'Instead of a code from the authenticator app. Each can be used once.',
    request: { body: jsonBody(recoveryCodeSchema, { code: recovery_codes[0]! }) },
    responses: {
      200: doneResponse,
      ...errorResponses(
        invalidFields([{ field: 'code', message: 'Enter a recovery code' }]),
        wrongCode('That recovery code is not right, or was used before.', 'invalid_backup_code'),
        wrongCode('Your sign-in has expired. Please sign in again.', 'invalid_two_factor_cookie'),
        refused(409, 'Request refused', 'Failed to verify backup code. Please try again.', 'refused'),
        tooManyCodes,
      ),
    },
  },
  '/two-factor/generate-backup-codes': {
    operationId: 'renewRecoveryCodes',
    summary: 'Create new recovery codes',
    security: sessionSecurity,
    description: 'Within a session, with the password. The previous ones stop working.',
    request: { body: jsonBody(passwordSchema, password) },
    responses: {
      200: jsonResponse('The new codes', recoveryCodesSchema, { recovery_codes }),
      ...errorResponses(wrongPassword, notSignedIn),
    },
  },
  '/two-factor/disable': {
    operationId: 'disableTotp',
    summary: 'Turn off the authenticator app',
    security: sessionSecurity,
    description: 'Within a session, with the password. The recovery codes are deleted too; passkeys stay.',
    request: { body: jsonBody(passwordSchema, password) },
    responses: { 200: doneResponse, ...errorResponses(wrongPassword, notSignedIn) },
  },
  '/passkey/generate-register-options': {
    operationId: 'beginPasskeyRegistration',
    summary: 'Start adding a passkey',
    security: sessionSecurity,
    description:
      'For an admin who signed in, or confirmed the password, within the last ten minutes. For `PublicKeyCredential.parseCreationOptionsFromJSON()`; valid for five minutes.',
    responses: {
      200: jsonResponse('The options', optionsSchema, {
        challenge: 'q0m4nRVh6oNn',
        timeout: 60_000,
        rp: { id: 'example.com', name: 'example.com' },
        user: { id: 'bXl1c2Vy', name: 'admin@example.com', displayName: 'admin@example.com' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),
      ...errorResponses(adminRequired(), recentSignInRequired()),
    },
  },
  '/passkey/verify-registration': {
    operationId: 'registerPasskey',
    summary: 'Store a passkey',
    security: sessionSecurity,
    description: 'With the result of `navigator.credentials.create()`, as its `toJSON()` writes it.',
    request: {
      body: jsonBody(passkeyRegistrationSchema, {
        name: 'Office laptop',
        response: { ...credential, response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ' } },
      }),
    },
    responses: {
      200: doneResponse,
      ...errorResponses(
        refused(400, 'Invalid request', 'That took too long. Please try again.', 'challenge_not_found'),
        refused(
          400,
          'Invalid request',
          'The passkey could not be verified.',
          'failed_to_verify_registration',
        ),
        adminRequired(),
        recentSignInRequired(),
      ),
    },
  },
  '/passkey/generate-authenticate-options': {
    operationId: 'beginPasskeySignIn',
    summary: 'Start signing in with a passkey',
    description: 'For `PublicKeyCredential.parseRequestOptionsFromJSON()`; valid for five minutes.',
    responses: {
      200: jsonResponse('The options', optionsSchema, {
        challenge: 'q0m4nRVh6oNn',
        timeout: 60_000,
        rpId: 'example.com',
        userVerification: 'required',
      }),
    },
  },
  '/passkey/verify-authentication': {
    operationId: 'signInWithPasskey',
    summary: 'Sign in with a passkey',
    description:
      'With the result of `navigator.credentials.get()`. Sets the session cookie; no password and no code are required. Within a session of the same account it confirms that session instead, as `confirmPassword` does.',
    request: {
      body: jsonBody(passkeySignInSchema, {
        response: {
          ...credential,
          response: { clientDataJSON, authenticatorData: 'SZYN5YgOjGh0', signature: 'MEUCIQDTGVxh' },
        },
      }),
    },
    responses: {
      200: doneResponse,
      ...errorResponses(
        refused(400, 'Invalid request', 'That took too long. Please try again.', 'challenge_not_found'),
        refused(400, 'Invalid request', 'The passkey could not be verified.', 'authentication_failed'),
        refused(401, 'Not signed in', 'This passkey is not known here.', 'passkey_not_found'),
      ),
    },
  },
  '/passkey/delete-passkey': {
    operationId: 'deletePasskey',
    summary: 'Delete a passkey',
    security: sessionSecurity,
    description: "Requires a recent sign-in; one of the caller's own.",
    request: { body: jsonBody(passkeyIdSchema, { id: '019a9f5e-b0d1-7e33-8f21-0a1b2c3d4e5f' }) },
    responses: {
      200: doneResponse,
      ...errorResponses(
        recentSignInRequired(),
        notSignedIn,
        refused(404, 'Not found', 'This passkey is not known here.', 'passkey_not_found'),
      ),
    },
  },
};
