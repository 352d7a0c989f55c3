import type { LimitPolicy } from '#platform/http/limit-policy.ts';
import type { Limits } from '#platform/http/limits.ts';
import type { Credential } from './accounts.store.ts';
import type { Device } from './device-cookie.ts';
import { accountFailureLimit, codeFailureLimit, signInFailureLimit } from './limits.ts';

/**
 * Whose wrong passwords are counted together: one device's, or those of everyone else who tries an
 * account. A new password begins a new count. An address without an account is counted as one with.
 */
export const passwordGuesser = (
  email: string,
  credential: Credential | null,
  device: Device | null,
): string => (device ? `device ${device.id}` : `${email} ${credential?.passwordHash ?? ''}`);

/**
 * Whose wrong codes are counted together. A mailbox alone makes no device for this: a second factor is
 * there for when it is lost.
 */
export const codeGuesser = (userId: string, device: Device | null): string =>
  device?.proof === 'sign-in' ? `device ${device.id}` : `account ${userId}`;

/** A limit that each wrong guess counts in. */
export interface GuessCount {
  limit: LimitPolicy;
  key: string;
  subject?: string;
  endsWithSuccess?: true;
}

/**
 * What wrong passwords count in: one account's from one address, which a right one forgets, and from
 * all addresses together.
 */
export const countPasswords = (guesser: string, clientAddress: string): GuessCount[] => [
  { limit: signInFailureLimit, key: clientAddress, subject: guesser, endsWithSuccess: true },
  { limit: accountFailureLimit, key: guesser },
];

/** What wrong codes count in, of the authenticator app and for recovery together. */
export const countCodes = (guesser: string): GuessCount[] => [{ limit: codeFailureLimit, key: guesser }];

/**
 * Lets a password or a code be tried while its failures are few. Each try counts before it is looked
 * at, so that many at once are not many more, and is given back when it was no failure: strangers'
 * failures stay counted, and nobody sees in their waits that the owner signed in.
 * @throws Problem 429
 */
export async function guardGuess(
  limits: Limits,
  counts: GuessCount[],
  attempt: () => Promise<Response>,
): Promise<Response> {
  const taken: GuessCount[] = [];
  let outcome: 'right' | 'wrong' | 'none' = 'none';
  try {
    for (const count of counts) {
      await limits.take(count.limit, count.key, { subject: count.subject });
      taken.push(count);
    }
    const response = await attempt();
    outcome = response.ok ? 'right' : (await isWrongGuess(response)) ? 'wrong' : 'none';
    return response;
  } finally {
    for (const { limit, key, subject, endsWithSuccess } of outcome === 'wrong' ? [] : taken) {
      if (outcome === 'right' && endsWithSuccess) await limits.clear(limit, key, subject);
      else await limits.giveBack(limit, key, subject);
    }
  }
}

const wrongGuesses = new Set([
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_PASSWORD',
  'INVALID_CODE',
  'INVALID_BACKUP_CODE',
]);

/** By the library's code: 401 is also the answer to a sign-in that has expired. */
async function isWrongGuess(response: Response): Promise<boolean> {
  if (response.status !== 401 && response.status !== 400) return false;
  const { code } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string };
  return code !== undefined && wrongGuesses.has(code);
}
