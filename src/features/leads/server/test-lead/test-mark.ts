import type { Platform } from '#platform/context.ts';

/** Marks a test lead. Not part of the API: only the product can make a valid one. */
export const testLeadHeader = 'Test-Lead';

/** As long as its request may take. */
const validMs = 60_000;

type Parts = Pick<Platform, 'seal' | 'now'>;

/** @param tester the email address of whoever sends the test lead */
export function makeTestMark({ seal, now }: Parts, tester: string): string {
  const expiresAt = String(now().getTime() + validMs);
  return `${expiresAt}.${seal.seal(tester, toPurpose(expiresAt))}`;
}

/**
 * The tester's email address. Null for no mark and an invalid one: the message is then treated as an ordinary
 * one.
 */
export function readTestMark({ seal, now }: Parts, mark: string | undefined): string | null {
  const [expiresAt = '', sealed] = mark?.split('.') ?? [];
  if (sealed === undefined || Number(expiresAt) < now().getTime()) return null;
  try {
    return seal.open(sealed, toPurpose(expiresAt));
  } catch {
    return null;
  }
}

const toPurpose = (expiresAt: string): string => `test lead until ${expiresAt}`;
