import { v7 as uuidv7 } from 'uuid';
import { requireRecentSignIn, type Context, requireRight } from '#platform/context.ts';
import { invalidFields, notFound } from '#platform/http/problem.ts';
import { readCursor, type Page } from '#platform/http/listing.ts';
import type { CreatedApiKey, NewApiKey, ApiKey } from '../../api-keys.contract.ts';
import { generateKey, hashKey, keyPrefixLength } from './api-key.ts';
import { insertApiKey, selectApiKeys, setRevoked, deleteApiKeyRow } from './api-keys.store.ts';

/** Creates a key for the caller. Only the response ever contains the whole key. @throws Problem 400, 403 */
export async function createApiKey(ctx: Context, input: NewApiKey): Promise<CreatedApiKey> {
  const { userId } = requireRecentSignIn(ctx.caller, 'generateApiKey');
  const now = ctx.now().toISOString();
  const expires_at = input.expires_at ?? null;
  if (expires_at !== null && expires_at <= now) {
    throw invalidFields([{ field: 'expires_at', message: 'The expiry must be in the future' }]);
  }
  const key = generateKey();
  const created = {
    id: uuidv7(),
    name: input.name,
    key_prefix: key.slice(0, keyPrefixLength),
    expires_at,
    created_at: now,
    last_used_at: null,
  };
  await insertApiKey(ctx.database.kysely, {
    ...created,
    user_id: userId,
    key_hash: hashKey(key),
    revoked: 0,
  });
  return { ...created, revoked: false, key };
}

/** Every admin's keys, newest first. @throws Problem 403 */
export async function listApiKeys(
  ctx: Context,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<ApiKey>> {
  requireRight(ctx.caller, 'listApiKeys');
  return selectApiKeys(ctx.database.kysely, readCursor(query.cursor), query.limit);
}

/** Ends a key permanently; a revoked one stays revoked. @throws Problem 403, 404 */
export async function revokeApiKey(ctx: Context, id: string): Promise<ApiKey> {
  requireRecentSignIn(ctx.caller, 'revokeApiKey');
  const revoked = await setRevoked(ctx.database.kysely, id);
  if (!revoked) throw notFound();
  return revoked;
}

/** Deletes a key's record; the key stops working. @throws Problem 403, 404 */
export async function deleteApiKey(ctx: Context, id: string): Promise<void> {
  requireRecentSignIn(ctx.caller, 'deleteApiKey');
  if (!(await deleteApiKeyRow(ctx.database.kysely, id))) throw notFound();
}
