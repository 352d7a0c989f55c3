import { anonymous, type Caller, type Platform } from '#platform/context.ts';
import { invalidCredential } from '#platform/http/problem.ts';
import { verifyAccessToken } from './access-token.ts';
import type { Auth } from './create-auth.ts';
import { findRoleHolder } from './roles.store.ts';
import { hasSessionCookie } from './session-cookie.ts';
import { timingSafeEqual } from 'node:crypto';
import { hashKey, looksLikeKey } from './api-keys/api-key.ts';
import type { Right } from '#platform/rights.contract.ts';
import { readScopes, recordUse, selectUsableKey } from './api-keys/api-keys.store.ts';

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

/** `last_used_at` is kept to the minute: a busy key does not write with every call. */
const useResolutionMs = 60_000;

/**
 * The account that owns this key, and what the key is restricted to (null: nothing), if the key is neither revoked nor
 * expired and its owner has a role; otherwise null. Records the use.
 */
export async function findKeyOwner(
  platform: Platform,
  key: string,
): Promise<{ userId: string; keyId: string; scopes: readonly Right[] | null } | null> {
  if (!looksLikeKey(key)) return null;
  const now = platform.now();
  const hash = hashKey(key);
  const row = await selectUsableKey(platform.database.kysely, hash, now.toISOString());
  if (!row || !timingSafeEqual(Buffer.from(row.key_hash), Buffer.from(hash))) return null;
  const lastUsed = row.last_used_at === null ? 0 : Date.parse(row.last_used_at);
  if (now.getTime() - lastUsed >= useResolutionMs) {
    await recordUse(platform.database.kysely, row.id, now.toISOString());
  }
  return { userId: row.user_id, keyId: row.id, scopes: readScopes(row.scopes) };
}
