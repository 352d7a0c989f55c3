import type { LimitPolicy } from '#platform/http/limit-policy.ts';
import type { Limits } from '#platform/http/limits.ts';
import type { Credential } from './accounts.store.ts';
import type { Device } from './device-cookie.ts';
import { accountFailureLimit, codeFailureLimit, signInFailureLimit } from './limits.ts';

/**
 * The unit in which wrong passwords are counted: one device, or everyone else who tries an account. A new
 * password starts a new count. An address without an account is counted like one with.
 */
export const passwordGuesser = (
  email: string,
  credential: Credential | null,
  device: Device | null,
): string => (device ? `device ${device.id}` : `${email} ${credential?.passwordHash ?? ''}`);

/**
 * The unit in which wrong codes are counted. A mailbox alone does not count as a device here: the second
 * factor is there for when it is compromised.
 */
export const codeGuesser = (userId: string, device: Device | null): string =>
  device?.proof === 'sign-in' ? `device ${device.id}` : `account ${userId}`;

/** A limit that each wrong guess counts against. */
export interface GuessCount {
  limit: LimitPolicy;
  key: string;
  subject?: string;
  endsWithSuccess?: true;
}

/**
 * The limits for wrong passwords: one account from one address, which a right one clears, and from all
 * addresses together.
 */
export const countPasswords = (guesser: string, clientIp: string): GuessCount[] => [
  { limit: signInFailureLimit, key: clientIp, subject: guesser, endsWithSuccess: true },
  { limit: accountFailureLimit, key: guesser },
];

/** The limits for wrong codes, from the authenticator app and for recovery together. */
export const countCodes = (guesser: string): GuessCount[] => [{ limit: codeFailureLimit, key: guesser }];

/**
 * Lets a password or a code be tried while its failures are few. Each try counts before it is checked, so
 * that concurrent ones gain little, and is given back if it was no failure. Strangers' failures stay counted,
 * so that their waits do not reveal that the owner signed in.
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

/** By the library's code: 401 is also the response to an expired sign-in. */
async function isWrongGuess(response: Response): Promise<boolean> {
  if (response.status !== 401 && response.status !== 400) return false;
  const { code } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string };
  return code !== undefined && wrongGuesses.has(code);
}
