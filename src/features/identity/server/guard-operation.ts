import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { invalidFields } from '#platform/http/problem.ts';
import { findCredential, type Credential } from './accounts.store.ts';
import type { AuthOperation } from './auth-operations.ts';
import type { DeviceCookies } from './device-cookie.ts';
import { asKnownSender } from './hash-queue.ts';
import { guardCode } from './guard-code.ts';
import { codeGuesser, countCodes, countPasswords, guardGuess, passwordGuesser } from './guard-sign-in.ts';
import { adminPasswordMinLength } from '../contract.ts';
import { findRoleHolder } from './roles.store.ts';

export interface GuardedRequest {
  headers: Headers;
  body: Record<string, unknown>;
  clientIp: string;
  /** The account whose mailed link the request carries, by id. */
  mailedTo: string | null;
}

/** The account that a request's cookies belong to, by id, or null. */
interface Claims {
  findSessionUser(headers: Headers): Promise<string | null>;
  /** The account whose right password came before, so that a code is now required. */
  findChallengedUser(headers: Headers): Promise<string | null>;
}

/** Runs an operation behind its guard: guesses are counted, and a new password is checked. */
export function createOperationGuard(
  { limits, database, now }: Platform,
  devices: DeviceCookies,
  { findSessionUser, findChallengedUser }: Claims,
) {
  const find = (whose: { email: string } | { userId: string }) => findCredential(database.kysely, whose);
  const readDevice = (headers: Headers, credential: Credential | null) =>
    credential && devices.read(headers, credential, now());

  async function tryPassword(
    email: string,
    credential: Credential | null,
    { headers, clientIp }: GuardedRequest,
    ask: () => Promise<Response>,
  ): Promise<Response> {
    const device = readDevice(headers, credential);
    const guesser = passwordGuesser(email, credential, device);
    const tried = device === null ? ask : () => asKnownSender(ask);
    return guardGuess(limits, countPasswords(guesser, clientIp), tried);
  }

  async function tryCode({ headers }: GuardedRequest, ask: () => Promise<Response>): Promise<Response> {
    // Within a session a code does not sign anyone in.
    const isSignIn = (await findSessionUser(headers)) === null;
    const userId = isSignIn ? await findChallengedUser(headers) : null;
    if (userId === null) return ask();
    const device = readDevice(headers, await find({ userId }));
    return guardGuess(limits, countCodes(codeGuesser(userId, device)), ask);
  }

  /** @throws Problem 400, 401, 429 */
  return async function runGuarded(
    guard: AuthOperation['guard'],
    request: GuardedRequest,
    ask: () => Promise<Response>,
  ): Promise<Response> {
    const { headers, body, mailedTo } = request;
    switch (guard) {
      case 'sign-in': {
        const email = String(body['email']);
        return tryPassword(email, await find({ email }), request, ask);
      }
      case 'change-password':
      case 'password': {
        // A stolen session allows no more password guesses than signing in does.
        const userId = await findSessionUser(headers);
        if (guard === 'change-password' && userId !== null)
          await checkNewPassword(database.kysely, userId, String(body['newPassword']));
        const credential = userId === null ? null : await find({ userId });
        return credential
          ? tryPassword(credential.email, credential, request, () => asKnownSender(ask))
          : ask();
      }
      case 'totp-code':
        return tryCode(request, () => guardCode(limits, String(body['code']), ask));
      case 'recovery-code':
        return tryCode(request, ask);
      case 'new-password':
        if (mailedTo === null) return ask();
        await checkNewPassword(database.kysely, mailedTo, String(body['newPassword']));
        return asKnownSender(ask);
      default:
        return ask();
    }
  };
}

const tooShort = `Your account can manage this website: its password must have at least ${adminPasswordMinLength} characters`;

/**
 * Holds a password set by mail, or in a session, to the same rules as one set by the operator.
 * @param userId the mail's recipient, or the session's owner: nobody else learns who has a role
 * @throws Problem 400
 */
async function checkNewPassword(connection: Connection, userId: string, password: string): Promise<void> {
  if ([...password].length >= adminPasswordMinLength) return;
  const holder = await findRoleHolder(connection, userId);
  if (holder && holder.roles.length > 0) throw invalidFields([{ field: 'newPassword', message: tooShort }]);
}
