import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '../context.ts';
import { listRateLimitNetworks } from './client-ip.ts';
import { Problem } from './problem.ts';

const refusal = 'Idempotency-Key must be 8 to 100 printable characters without spaces';

/** How long a key is remembered. */
export const idempotencyKeyHours = 24;

/**
 * Request headers of an operation that has no further effect when repeated
 * (draft-ietf-httpapi-idempotency-key-header-07).
 */
export const idempotencyHeaderSchema = z.object({
  'Idempotency-Key': z
    .string()
    .min(8, refusal)
    .max(100, refusal)
    .regex(/^[\x21-\x7e]+$/, refusal)
    .optional()
    .meta({
      description: `A UUID, or other text of 8 to 100 characters, that is new for each request; with or without quotes. For ${idempotencyKeyHours} hours a repetition by the same sender (a credential's account, or else a network: an IPv4 address or an IPv6 /64) with the same key and body gets the first response and has no further effect, even if what the first request created has been deleted since; with another body it is refused with 422. The same key from another sender is a different key.`,
      example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
    }),
});

/** Who sent a request. */
export interface Sender {
  caller: Caller;
  clientIp: string;
}

/** A request that may be repeated, as hashes: they hold nothing that anybody wrote. */
export interface RepeatableRequest {
  /** A hash of the operation, the sender and the key: the same for a request and its repetitions. */
  id: string;
  /** A hash of that and the body: differs if a key is reused for something else. */
  fingerprint: string;
}

/**
 * Binds a key to its sender and operation. The same key guessed or chosen by someone else is a different one.
 * @param operation what is requested
 * @param body as parsed by the contract
 * @returns null without a key
 */
export function bindIdempotencyKey(
  key: string | undefined,
  operation: string,
  { caller, clientIp }: Sender,
  body: object,
): RepeatableRequest | null {
  if (key === undefined) return null;
  const sender =
    caller.kind === 'user' ? ['account', caller.userId] : ['network', listRateLimitNetworks(clientIp)[0]];
  // The draft's form is a quoted string (RFC 9651, section 3.3.3); many clients leave the quotes out.
  const text = key.replace(/^"(.*)"$/, '$1');
  // The key is part of both, so that what was sent cannot be guessed from a hash.
  return { id: hash([operation, sender, text]), fingerprint: hash([operation, sender, text, body]) };
}

const hash = (parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** 422: the sender has used the key with another body. */
export const idempotencyKeyReused = (): Problem =>
  new Problem({
    status: 422,
    title: 'Idempotency key already used',
    detail: 'This Idempotency-Key was used for a request with another body. Use a new key.',
    code: 'idempotency_key_reused',
  });
