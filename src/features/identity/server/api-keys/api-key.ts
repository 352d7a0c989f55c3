import { createHash, randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'cmk_';
const randomLength = 40;

/** How much of a key lists show: the prefix, and eight of its characters. */
export const keyPrefixLength = prefix.length + 8;

/** A new key: 40 characters of base62, some 238 bits. */
export function generateKey(): string {
  const characters = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]);
  return prefix + characters.join('');
}

/** Whether a text has the format of a key. */
export const looksLikeKey = (text: string): boolean => /^cmk_[0-9A-Za-z]{40}$/.test(text);

/** The stored hash of a key. A key is fully random, so a fast hash is enough. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');
