import { anonymous, type Caller, type Platform } from '#platform/context.ts';
import { invalidCredential } from '#platform/http/problem.ts';
import { verifyAccessToken } from './access-token.ts';
import { findKeyOwner } from './api-keys/find-key-owner.ts';
import type { Auth } from './create-auth.ts';
import { findRoleHolder } from './roles.store.ts';
import { hasSessionCookie } from './session-cookie.ts';

/**
 * Identifies the caller: by X-API-Key, else by Authorization, else by the session cookie. An invalid key or
 * token is refused; an invalid session cookie means nobody. Without any of them no query is made.
 * @throws Problem 401; 429
 */
export async function resolveCaller(
  platform: Platform,
  { auth, headers }: { auth: Auth; headers: Headers },
): Promise<Caller> {
  const key = headers.get('x-api-key');
  if (key !== null) {
    const owner = await findKeyOwner(platform, key);
    if (!owner) throw invalidCredential('The API key is not valid');
    const holder = await findRoleHolder(platform.database.kysely, owner.userId);
    if (!holder) return anonymous;
    const rights = holder.rights.filter((right) => owner.scopes?.includes(right) ?? true);
    return { kind: 'user', ...holder, rights, via: 'key', keyId: owner.keyId };
  }
  const authorization = headers.get('authorization');
  if (authorization !== null) {
    const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization)?.[1];
    const holder = token ? await verifyAccessToken(platform, { auth, token }) : null;
    if (!holder) throw invalidCredential('The access token is not valid or has expired');
    return { kind: 'user', ...holder, via: 'token' };
  }
  if (!hasSessionCookie(platform.config.siteUrl, headers)) return anonymous;
  const session = await auth.findSession(headers);
  if (!session) return anonymous;
  const { sessionId: _, ...owner } = session;
  return { kind: 'user', ...owner, via: 'session' };
}
