import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '../derive-key.ts';

/**
 * Encrypts a mail's link while the mail waits: read access to the database or a copy of it does not reveal
 * the link.
 */
export interface LinkSeal {
  /** @param mailId the seal opens only for this mail */
  seal(link: string, mailId: string): string;
  /** @throws Error when it was sealed with another secret or for another mail */
  open(sealed: string, mailId: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param authSecret in no database, export or backup; the key is derived from it */
export function createLinkSeal(authSecret: string): LinkSeal {
  const key = deriveKey(authSecret, 'mail link');
  return {
    seal(link, mailId) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(mailId));
      const encrypted = Buffer.concat([cipher.update(link, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed, mailId) {
      const bytes = Buffer.from(sealed, 'base64url');
      const tagEnd = nonceBytes + tagBytes;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(mailId)).setAuthTag(bytes.subarray(nonceBytes, tagEnd));
      return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
    },
  };
}
