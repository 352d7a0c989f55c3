import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/**
 * If the site uses https, browsers keep a `__Host-` cookie to this host and to https, and no subdomain can
 * set it (RFC 6265bis, 4.1.3.2).
 */
export const sessionCookiePrefix = (siteUrl: URL): string =>
  siteUrl.protocol === 'https:' ? '__Host-countermark' : 'countermark';

export const sessionCookieName = (siteUrl: URL): string => `${sessionCookiePrefix(siteUrl)}.session_token`;

/** True when a request carries a session cookie, valid or not. */
export const hasSessionCookie = (siteUrl: URL, headers: Headers): boolean =>
  hasCookie(headers, sessionCookieName(siteUrl));

/** True between a right password and the code required after it; the cookie expires in the browser. */
export const hasSecondFactorCookie = (siteUrl: URL, headers: Headers): boolean =>
  hasCookie(headers, secondFactorCookieName(siteUrl));

/**
 * The key under which the library stores the account whose code is required; without its signature, which the
 * library checks.
 */
export const readSecondFactorIdentifier = (siteUrl: URL, headers: Headers): string | null =>
  readCookie(headers, secondFactorCookieName(siteUrl))?.split('.')[0] ?? null;

/** Whether a response begins a session, or extends one. */
export const setsSessionCookie = (siteUrl: URL, { headers }: Response): boolean =>
  headers
    .getSetCookie()
    .some((line) => line.startsWith(`${sessionCookieName(siteUrl)}=`) && !/; max-age=0(;|$)/i.test(line));

/** The headers of the browser's next request: cookies set by a response replace the old ones. */
export function withCookiesOf(response: Response, headers: Headers): Headers {
  const old = (headers.get('cookie') ?? '').split(';');
  const fresh = response.headers.getSetCookie().map((line) => line.split(';')[0]!);
  const cookies = new Map([...old, ...fresh].map((pair) => [pair.split('=')[0]!.trim(), pair.trim()]));
  const result = new Headers(headers);
  result.set('cookie', [...cookies.values()].filter(Boolean).join('; '));
  return result;
}

/** Makes a response leave the browser's session cookie unchanged. */
export function keepSessionCookie({ headers }: Response, siteUrl: URL): void {
  const lines = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const line of lines) {
    if (!line.startsWith(`${sessionCookieName(siteUrl)}=`)) headers.append('set-cookie', line);
  }
}

const secondFactorCookieName = (siteUrl: URL): string => `${sessionCookiePrefix(siteUrl)}.two_factor`;

const hasCookie = (headers: Headers, name: string): boolean => readCookie(headers, name) !== null;

/** The first cookie of that name, as it was sent. */
export function readCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/**
 * Reads the session's token from the cookie that better-auth set, if its signature is right: the token, a
 * dot, and an HMAC-SHA256 of it under the secret, in Base64 (better-call, src/crypto.ts). The library itself
 * takes a millisecond, and this runs with every request.
 */
export function createSessionTokenReader(
  siteUrl: URL,
  authSecret: string,
): (headers: Headers) => string | null {
  const name = sessionCookieName(siteUrl);
  const key = createSecretKey(Buffer.from(authSecret));

  return (headers) => {
    const value = decode(readCookie(headers, name) ?? '');
    const at = value.lastIndexOf('.');
    if (at < 1) return null;
    const token = value.slice(0, at);
    const given = Buffer.from(value.slice(at + 1), 'base64');
    const expected = createHmac('sha256', key).update(token).digest();
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
  };
}

/** As better-auth does: an invalid escape is left unchanged. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
