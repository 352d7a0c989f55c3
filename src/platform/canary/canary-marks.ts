import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../derive-key.ts';

/** Marks the message of the hourly check. Not part of the API: nobody else can make one. */
export const canaryHeader = 'Canary';

/** How long a mark is valid: as long as its request may take. */
const validMs = 60_000;

export interface CanaryMarks {
  /** @param id the message's; `values` are the form's fields; the mark is valid only with these */
  make(id: string, values: object): string;
  /**
   * The message id of a valid mark; null for an invalid one: the message is then treated as an ordinary one.
   */
  read(mark: string | undefined, values: object): string | null;
}

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{13})\.([\w-]{43})$/;

/** @param authSecret the same for all instances; the key is derived from it */
export function createCanaryMarks(authSecret: string, now: () => Date): CanaryMarks {
  const key = deriveKey(authSecret, 'canary');
  const sign = (id: string, expiresAt: string, values: object) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, expiresAt, Object.entries(values).toSorted(byName)]))
      .digest();
  return {
    make(id, values) {
      const expiresAt = String(now().getTime() + validMs);
      return `${id}.${expiresAt}.${sign(id, expiresAt, values).toString('base64url')}`;
    },
    read(mark, values) {
      const [, id, expiresAt, signature] = pattern.exec(mark ?? '') ?? [];
      if (id === undefined || Number(expiresAt) < now().getTime()) return null;
      const isRight = timingSafeEqual(sign(id, expiresAt!, values), Buffer.from(signature!, 'base64url'));
      return isRight ? id : null;
    },
  };
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);
