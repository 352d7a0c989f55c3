import { timingSafeEqual } from 'node:crypto';
import type { Platform } from '#platform/context.ts';
import { hashKey, looksLikeKey } from './api-key.ts';
import type { Right } from '#platform/rights.contract.ts';
import { readScopes, recordUse, selectUsableKey } from './api-keys.store.ts';

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
