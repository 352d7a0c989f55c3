import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** A key of the access tokens' own (RFC 5869): what signs mail links and cookies cannot sign a token. */
export function deriveAccessTokenKey(authSecret: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', 'countermark access token v1', 32)));
}
