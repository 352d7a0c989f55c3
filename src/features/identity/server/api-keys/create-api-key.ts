import { v7 as uuidv7 } from 'uuid';
import { requireRecentSignIn, type Context } from '#platform/context.ts';
import { invalidFields } from '#platform/http/problem.ts';
import type { CreatedApiKey, NewApiKey } from '../../api-keys.contract.ts';
import { generateKey, hashKey, keyPrefixLength } from './api-key.ts';
import { insertApiKey } from './api-keys.store.ts';

/** Creates a key for the caller. Only the response ever contains the whole key. @throws Problem 400, 403 */
export async function createApiKey(ctx: Context, input: NewApiKey): Promise<CreatedApiKey> {
  const { userId } = requireRecentSignIn(ctx.caller);
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
