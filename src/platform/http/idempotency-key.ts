import { badRequest } from './problem.ts';

/**
 * The Idempotency-Key header's value (draft-ietf-httpapi-idempotency-key-header), or null.
 * @throws Problem 400 when it is no printable text of at most 100 characters
 */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{8,100}$/.test(header)) {
    throw badRequest('Idempotency-Key must be 8 to 100 printable characters without spaces');
  }
  return header;
}
