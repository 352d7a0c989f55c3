import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { readCookie, sessionCookieName } from './session-cookie.ts';

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
