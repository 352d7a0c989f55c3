import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * A key of one purpose (RFC 5869): what signs mail links and sessions cannot sign an access token, or a device.
 * What was signed or encrypted for a purpose can no longer be read when its name changes.
 */
export const deriveKey = (authSecret: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', `countermark ${purpose} v1`, 32)));
