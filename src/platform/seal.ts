import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

/**
 * Encrypts a short text that leaves the process: read access to the database or a copy of it does not reveal a
 * mail's link while the mail waits, or a password that the owner has set. And the recipient in the mark of a test
 * lead.
 */
export interface Seal {
  /** @param purpose the seal opens only for it, such as the mail's id */
  seal(text: string, purpose: string): string;
  /** @throws Error when it was sealed with another secret or for another purpose */
  open(sealed: string, purpose: string): string;
  /** A keyed hash (HMAC-SHA-256), by which a text is recognized and cannot be read. */
  digest(text: string, purpose: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param authSecret in no database, export or backup; the key is derived from it */
export function createSeal(authSecret: string): Seal {
  const key = deriveKey(authSecret, 'mail link');
  const digestKey = deriveKey(authSecret, 'keyed hash');
  return {
    seal(text, purpose) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      const tagEnd = nonceBytes + tagBytes;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(nonceBytes, tagEnd));
      return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
    },
    digest: (text, purpose) =>
      createHmac('sha256', digestKey).update(`${purpose}\0${text}`).digest('base64url'),
  };
}
