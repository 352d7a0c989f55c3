import { z } from 'zod';
import { requireOwnPath } from '#platform/http/own-path.ts';
import { Problem, unavailable } from '#platform/http/problem.ts';
import type { RecoveryCodes, SignInResponse, TotpSetup } from '../contract.ts';

const libraryErrorSchema = z.object({ message: z.string().optional(), code: z.string().optional() });

const titles: Record<number, string> = {
  400: 'Invalid request',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Not found',
};

/** Replaces the library's texts that are not meant for people. */
const texts: Record<string, string> = {
  INVALID_CODE: 'That code is not right. Please check it and try again.',
  INVALID_BACKUP_CODE: 'That recovery code is not right, or was used before.',
  INVALID_TWO_FACTOR_COOKIE: 'Your sign-in has expired. Please sign in again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Please sign in again.',
  CHALLENGE_NOT_FOUND: 'That took too long. Please try again.',
  PASSKEY_NOT_FOUND: 'This passkey is not known here.',
  AUTHENTICATION_FAILED: 'The passkey could not be verified.',
  FAILED_TO_VERIFY_REGISTRATION: 'The passkey could not be verified.',
};

/**
 * better-auth's refusal as a problem, with a text to show. The library hides internal failures behind a 500;
 * these are nearly always the database's.
 */
export async function toAuthProblem(response: Response): Promise<Problem> {
  const parsed = libraryErrorSchema.safeParse(await response.json().catch(() => null));
  const { message, code = '' } = parsed.success ? parsed.data : {};
  // The passkey plugin's code for a malformed registration.
  const isBadRegistration = code === 'FAILED_TO_VERIFY_REGISTRATION';
  if (response.status >= 500 && !isBadRegistration) return unavailable();
  const status = isBadRegistration ? 400 : response.status;
  const title = titles[status] ?? 'Request refused';
  return new Problem({
    status,
    title,
    detail: texts[code] ?? message ?? title,
    code: code.toLowerCase() || 'refused',
  });
}

/** Converts the library's response to what the browser gets. */
export type ReduceResponse = (body: unknown) => object;

export const respondDone: ReduceResponse = () => ({ status: true });

/** A right password yields a session or, with a second factor, the prompt for its code. */
export function respondSignIn(body: unknown): SignInResponse {
  const asksForCode = z.object({ twoFactorRedirect: z.literal(true) }).safeParse(body).success;
  return { status: true, ...(asksForCode && { second_factor: 'totp' }) };
}

export function respondTotpSetup(body: unknown): TotpSetup {
  const { totpURI } = z.object({ totpURI: z.string() }).parse(body);
  return { totp_uri: totpURI, ...respondRecoveryCodes(body) };
}

export function respondRecoveryCodes(body: unknown): RecoveryCodes {
  return { recovery_codes: z.object({ backupCodes: z.array(z.string()) }).parse(body).backupCodes };
}

/** A passkey replaces password and code together, so user verification is required. */
export const askForVerification: ReduceResponse = (body) => ({
  ...z.record(z.string(), z.unknown()).parse(body),
  userVerification: 'required',
});

/** The response with its cookies and another body. */
export async function reduceResponse(response: Response, reduce: ReduceResponse): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const body = reduce(await response.json().catch(() => null));
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

/**
 * The path that the library redirects to, if it is on this site. A failed link does not land on the page that
 * says it worked.
 * @throws Error
 */
export function correctRedirect(response: Response): Response {
  const location = response.headers.get('location');
  if (location === null) return response;
  const [path = '', search = ''] = requireOwnPath(location).split('?');
  const query = new URLSearchParams(search);
  if (query.has('error')) query.delete('confirmed');
  const headers = new Headers(response.headers);
  headers.set('location', query.size > 0 ? `${path}?${query}` : path);
  return new Response(null, { status: response.status, headers });
}
