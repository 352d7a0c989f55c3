import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { authBase } from '#paths/api-paths.ts';
import type { AuditAction } from '#domain/audit/contract.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import type { Platform, RoleHolder } from '#platform/context.ts';
import { listRateLimitNetworks } from '#platform/http/client-ip.ts';
import { recordAllowances, type Limits } from '#platform/http/limits.ts';
import {
  adminRequired,
  Problem,
  notFound,
  recentSignInRequired,
  unavailable,
} from '#platform/http/problem.ts';
import { setRateLimitHeaders } from '#platform/http/rate-limit-headers.ts';
import { findAccount, findCredential } from './accounts.store.ts';
import { passwordSchema } from '../contract.ts';
import { deriveAccessTokenKey } from './access-token.ts';
import { clientIpHeader } from './client-ip-header.ts';
import { correctRedirect, reduceResponse, toAuthProblem } from './auth-response.ts';
import { findAuthOperation, type AuthOperation } from './auth-operations.ts';
import { createDeviceCookies } from './device-cookie.ts';
import { createOperationGuard } from './guard-operation.ts';
import { asClient } from './hash-queue.ts';
import { newEmailLimit } from './limits.ts';
import { deleteResetLinks } from './mailed-links.store.ts';
import {
  finishAddressChange,
  finishPasswordChange,
  readAddressChange,
  endAddressLink,
} from './own-credentials.ts';
import { readAuthRequest } from './read-auth-request.ts';
import { isRecentSignIn } from './recent-sign-in.ts';
import {
  keepSessionCookie,
  readSecondFactorIdentifier,
  setsSessionCookie,
  withCookiesOf,
  createSessionTokenReader,
} from './session-cookie.ts';
import { deleteSession, findSession as findStoredSession, recordConfirmation } from './sessions.store.ts';

/** A currently valid session. */
export interface SessionOwner extends RoleHolder {
  sessionId: string;
  /** Its owner confirmed who they are within the last ten minutes. */
  isRecent: boolean;
}

export interface Auth {
  /**
   * Answers `/api/auth/*`; refusals are problems.
   * @param request its `x-client-address` is what limits count by: the caller sets it, and lets none through
   * from outside
   * @throws what the database throws
   */
  handler(request: Request): Promise<Response>;
  /**
   * The owner of this session cookie; null if it is not valid. Changes nothing.
   * @throws Problem 503
   */
  findSession(headers: Headers): Promise<SessionOwner | null>;
  /** The Set-Cookie lines that extend a session, once a day; usually none, and none if it fails. */
  prolongSession(headers: Headers): Promise<string[]>;
  /** How many recovery codes an account has left; none if it has no second factor. */
  countRecoveryCodes(userId: string): Promise<number>;
  /** Loads what the first call would wait for: a third of all the code. */
  prepare(): Promise<void>;
  /** Signs access tokens; it differs from all other keys of the product. */
  accessTokenKey: KeyObject;
}

interface AuthParts extends Platform {
  authSecret: string;
}

/** Sign-up, sign-in, confirmation and reset, on the platform's database. */
export function createAuth(platform: AuthParts): Auth {
  const { siteUrl } = platform.config;
  /** The settings that the library's options depend on: when the owner changes one, the library is created again. */
  let known = { siteName: siteUrl.hostname, canDeliverMail: false };
  let opened: ReturnType<typeof openLibrary> | undefined;
  const openLibrary = async () =>
    (await import('./auth-library.ts')).openAuthLibrary({ ...platform, ...known });
  const reachLibrary = () => (opened ??= openLibrary());
  /** New second factors are listed under the site's name; sign-ins depend on whether addresses can be confirmed. */
  async function followSettings({ showsSiteName }: Pick<AuthOperation, 'showsSiteName'>): Promise<void> {
    const { mail } = await platform.site.readOwnerSettings(platform);
    const siteName = showsSiteName ? (await platform.site.readSettings(platform)).site_name : known.siteName;
    const current = { siteName, canDeliverMail: mail.smtpUrl !== null };
    if (isDeepStrictEqual(current, known)) return;
    known = current;
    opened = undefined;
  }
  const readSessionToken = createSessionTokenReader(siteUrl, platform.authSecret);
  const devices = createDeviceCookies(siteUrl, platform.authSecret);
  const runGuarded = createOperationGuard(platform, devices, {
    findSessionUser: async (headers) => (await findSession(headers))?.userId ?? null,
    async findChallengedUser(headers) {
      const identifier = readSecondFactorIdentifier(siteUrl, headers);
      return identifier ? ((await findVerification(identifier))?.value ?? null) : null;
    },
  });

  async function answer(original: Request, limits: Limits): Promise<Response> {
    const path = new URL(original.url).pathname.slice(authBase.length);
    const operation = findAuthOperation(path);
    if (!operation) throw notFound();
    const { request, body } = await readAuthRequest(original, operation);
    const clientIp = request.headers.get(clientIpHeader) ?? '';
    await limits.take(operation.limit, clientIp);
    if (operation.writesToAnyone) await limits.take(newEmailLimit, clientIp);
    if (operation.needsRole) await requireRoleInSession(request.headers);
    const own = concernsSession(operation) ? await findSession(request.headers) : null;
    if (operation.needsRecentSignIn && own && !own.isRecent) throw recentSignInRequired();
    await followSettings(operation);
    const { handler, api } = await reachLibrary();
    const { headers } = request;
    // Looked up before: the link is valid once.
    const link =
      operation.guard === 'new-password' ? await findVerification(`reset-password:${body['token']}`) : null;
    const mailedTo = link?.value ?? null;
    const token = new URL(request.url).searchParams.get('token');
    const change = path === '/verify-email' && token !== null ? readAddressChange(token) : null;
    async function ask(): Promise<Response> {
      // Of several links used at once, at most one is valid. Links created meanwhile end after it
      // (auth-options.ts).
      if (link) await deleteResetLinks(platform.database.kysely, link.value, link.id);
      if (path === '/verify-password') {
        return api.verifyPassword({ body: passwordSchema.parse(body), headers, asResponse: true });
      }
      const isEnded = change && !(await endAddressLink(platform, change, token!));
      const response = await handler(isEnded ? withoutToken(request) : request);
      // The second of two sign-ups at once with a new address is refused, which would reveal that it was new.
      const isSecond = response.status === 422 && (await hasAccount(String(body['email'])));
      return isSecond ? Response.json({}) : response;
    }
    const guarded = { headers, body, clientIp, mailedTo };
    const [response] = await Promise.all([
      asClient(listRateLimitNetworks(clientIp)[0], () => runGuarded(operation.guard, guarded, ask)),
      sleep(operation.minimumMs ?? 0),
    ]);
    if (response.status >= 400) throw await toAuthProblem(response);
    // Without one, a code signs in, and changes nothing.
    if (operation.endsOtherSessions && own) await endOtherSessions(withCookiesOf(response, headers));
    if (change && !hasFailed(response)) await finishAddressChange(platform, change);
    if (path === '/change-password' && own) await finishPasswordChange(platform, own);
    const { recordedAs } = operation;
    if (recordedAs && own) await recordOwn(own, recordedAs);
    const answered = operation.answer
      ? await reduceResponse(response, operation.answer)
      : correctRedirect(response);
    for (const cookie of await confirmDevice(response, headers, mailedTo)) {
      answered.headers.append('set-cookie', cookie);
    }
    return operation.confirmsSession && own ? confirmSession(answered, own, headers) : answered;
  }

  /** In a write transaction: so it also sees an account that is not committed yet. */
  const hasAccount = (email: string) =>
    platform.database.write(async (trx) => (await findAccount(trx, email)) !== null);

  /**
   * The response to a session's owner who has confirmed who they are. A session created for that is dropped:
   * what was begun in the current one, including its access tokens, goes on. Another account's stays a
   * sign-in.
   */
  async function confirmSession(answered: Response, own: SessionOwner, headers: Headers): Promise<Response> {
    const { kysely } = platform.database;
    const newSession = await findSession(withCookiesOf(answered, headers));
    if (newSession?.userId !== own.userId) return answered;
    await recordConfirmation(kysely, own.sessionId, platform.now());
    if (newSession.sessionId !== own.sessionId) await deleteSession(kysely, newSession.sessionId);
    keepSessionCookie(answered, platform.config.siteUrl);
    return answered;
  }

  /** A mailed link, or a cookie between two steps, while it is valid; its value is the account. */
  async function findVerification(identifier: string): Promise<{ id: string; value: string } | null> {
    const { $context } = await reachLibrary();
    const verification = await (await $context).internalAdapter.findVerificationValue(identifier);
    return verification && new Date(verification.expiresAt) > platform.now() ? verification : null;
  }

  /**
   * The cookie of a browser in which someone has signed in, or set a password by mail.
   * @param mailedTo the recipient of the mail
   */
  async function confirmDevice(
    response: Response,
    headers: Headers,
    mailedTo: string | null,
  ): Promise<string[]> {
    const isSignIn = mailedTo === null && setsSessionCookie(siteUrl, response);
    const session = isSignIn ? await findSession(withCookiesOf(response, headers)) : null;
    const userId = mailedTo ?? session?.userId;
    const credential = userId ? await findCredential(platform.database.kysely, { userId }) : null;
    return credential ? [devices.issue(credential, mailedTo ? 'mail' : 'sign-in', platform.now())] : [];
  }

  async function findSession(headers: Headers): Promise<SessionOwner | null> {
    const token = readSessionToken(headers);
    if (!token) return null;
    const session = await findStoredSession(platform.database.kysely, { token }, platform.now()).catch(
      (error: unknown) => {
        platform.log.warn({ err: error }, 'session could not be read');
        throw unavailable();
      },
    );
    if (!session) return null;
    const isRecent = isRecentSignIn([session.createdAt, session.confirmedAt], platform.now());
    return { sessionId: session.id, ...session.holder, isRecent };
  }

  /** By itself: the library commits what it changes on its own. */
  const recordOwn = ({ userId }: SessionOwner, action: AuditAction) =>
    platform.database.write((trx) =>
      recordAudit(trx, { caller: { kind: 'user', userId }, now: platform.now }, { action }),
    );

  async function endOtherSessions(headers: Headers): Promise<void> {
    const { api } = await reachLibrary();
    await api.revokeOtherSessions({ headers }).catch((error: unknown) => {
      platform.log.warn({ err: error }, 'sessions could not be ended');
      throw unavailable();
    });
  }

  async function requireRoleInSession(headers: Headers): Promise<void> {
    const session = await findSession(headers);
    if (!session || session.roles.length === 0) throw adminRequired();
  }

  return {
    findSession,
    async prepare() {
      await followSettings({});
      await reachLibrary();
    },
    accessTokenKey: deriveAccessTokenKey(platform.authSecret),
    async handler(request) {
      const { limits, allowances } = recordAllowances(platform.limits);
      const response = await answer(request, limits).catch((error: unknown) => {
        if (error instanceof Problem) return error.toResponse();
        throw error;
      });
      setRateLimitHeaders(response.headers, allowances);
      return response;
    },
    async prolongSession(headers) {
      const { api } = await reachLibrary();
      const answered = await api.getSession({ headers, returnHeaders: true }).catch(() => null);
      return answered?.headers.getSetCookie() ?? [];
    },
    async countRecoveryCodes(userId) {
      const { api } = await reachLibrary();
      const answered = await api.viewBackupCodes({ body: { userId } }).catch(() => null);
      return answered?.backupCodes.length ?? 0;
    },
  };
}

/** A link that has ended is answered as one that was never valid. */
function withoutToken(request: Request): Request {
  const url = new URL(request.url);
  url.searchParams.set('token', 'ended');
  return new Request(url, request);
}

/** Whether it leads on with an error. */
const hasFailed = (response: Response): boolean => /[?&]error=/.test(response.headers.get('location') ?? '');

const concernsSession = (operation: AuthOperation): boolean =>
  Boolean(
    operation.endsOtherSessions ||
    operation.needsRecentSignIn ||
    operation.confirmsSession ||
    operation.recordedAs,
  );
