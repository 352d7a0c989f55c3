import { createHash } from 'node:crypto';

/** Fewer letters than these are anybody's words. */
const minimumLetters = 20;

/** The same for texts that differ in case, spaces, numbers and punctuation only; null for a few words. */
export function digestText(text: string): string | null {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}]+/gu, '');
  return letters.length < minimumLetters ? null : createHash('sha256').update(letters).digest('base64url');
}
