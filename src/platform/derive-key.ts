import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * Derives a key for one purpose (RFC 5869): the key that signs mail links and sessions cannot sign an access
 * token or a device. Renaming a purpose invalidates everything signed or encrypted for it.
 */
export const deriveKey = (authSecret: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', `countermark ${purpose} v1`, 32)));
