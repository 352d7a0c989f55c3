import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#platform/derive-key.ts';
import type { Credential } from './accounts.store.ts';
import { readCookie, sessionCookiePrefix } from './session-cookie.ts';

/** How a browser proved its owner: by a complete sign-in, or by a mailed link. */
type Proof = 'sign-in' | 'mail';

/** A browser that an account's owner has used. */
export interface Device {
  id: string;
  proof: Proof;
}

const lifetimeSeconds = 180 * 24 * 60 * 60;

/**
 * The cookie that distinguishes an owner's browser from a stranger's, so that strangers' failed sign-ins lock
 * nobody out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). It grants nothing: its guesses
 * are counted too, separately. It contains no name, is valid for one account, and ends with that account's
 * password, whose hash is part of the signature.
 */
export interface DeviceCookies {
  /** A Set-Cookie line with a new device. */
  issue(credential: Credential, proof: Proof, now: Date): string;
  /** The device that a browser presents, if it belongs to this account. */
  read(headers: Headers, credential: Credential, now: Date): Device | null;
}

export function createDeviceCookies(siteUrl: URL, authSecret: string): DeviceCookies {
  const name = `${sessionCookiePrefix(siteUrl)}.device`;
  const secure = siteUrl.protocol === 'https:' ? '; Secure' : '';
  const key = deriveKey(authSecret, 'device');
  const sign = (claims: string, { userId, passwordHash }: Credential): Buffer =>
    createHmac('sha256', key).update([claims, userId, passwordHash].join('\n')).digest();

  return {
    issue(credential, proof, now) {
      const id = randomBytes(16).toString('base64url');
      const claims = [id, proof, Math.floor(now.getTime() / 1000) + lifetimeSeconds].join('.');
      const value = `${claims}.${sign(claims, credential).toString('base64url')}`;
      return `${name}=${value}; Max-Age=${lifetimeSeconds}; Path=/; HttpOnly${secure}; SameSite=Lax`;
    },
    read(headers, credential, now) {
      const [id = '', proof, expires = '', signature = ''] = readCookie(headers, name)?.split('.') ?? [];
      if (proof !== 'sign-in' && proof !== 'mail') return null;
      const expected = sign([id, proof, expires].join('.'), credential);
      const given = Buffer.from(signature, 'base64url');
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && Number(expires) * 1000 > now.getTime() ? { id, proof } : null;
    },
  };
}
