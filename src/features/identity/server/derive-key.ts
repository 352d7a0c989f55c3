import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** A key of one purpose (RFC 5869): what signs mail links and sessions cannot sign an access token, or a device. */
const deriveKey = (authSecret: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', `countermark ${purpose} v1`, 32)));

export const deriveAccessTokenKey = (authSecret: string): KeyObject => deriveKey(authSecret, 'access token');

export const deriveDeviceKey = (authSecret: string): KeyObject => deriveKey(authSecret, 'device');
