import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { may, requireRecentSignIn, requireRight, type Caller, type Context } from '#platform/context.ts';
import { invalidFields, notFound } from '#platform/http/problem.ts';
import { readCursor, type Page } from '#platform/http/listing.ts';
import type { CreatedApiKey, NewApiKey, ApiKey } from '../../api-keys.contract.ts';
import { generateKey, hashKey, keyPrefixLength } from './api-key.ts';
import { insertApiKey, selectApiKeys, setRevoked, deleteApiKeyRow } from './api-keys.store.ts';

/**
 * Creates a key for the caller, who can give it no right that they do not have. Only the response ever contains the whole
 * key.
 * @throws Problem 400, 403
 */
export async function createApiKey(ctx: Context, input: NewApiKey): Promise<CreatedApiKey> {
  const { userId, rights } = requireRecentSignIn(ctx.caller, 'generateApiKey');
  const now = ctx.now().toISOString();
  const expires_at = input.expires_at ?? null;
  if (expires_at !== null && expires_at <= now) {
    throw invalidFields([{ field: 'expires_at', message: 'The expiry must be in the future' }]);
  }
  const missing = input.scopes?.find((scope) => !rights.includes(scope));
  if (missing) {
    throw invalidFields([{ field: 'scopes', message: `You do not have the right “${missing}” yourself` }]);
  }
  const key = generateKey();
  const row = {
    id: uuidv7(),
    name: input.name,
    key_prefix: key.slice(0, keyPrefixLength),
    expires_at,
    created_at: now,
    last_used_at: null,
    user_id: userId,
    key_hash: hashKey(key),
    revoked: 0 as const,
    scopes: input.scopes ? JSON.stringify(input.scopes) : null,
  };
  const created = await ctx.database.write(async (trx) => {
    await recordAudit(trx, ctx, {
      action: 'key.created',
      target: { kind: 'key', id: row.id, title: row.name },
      details: input.scopes?.join(', '),
    });
    return insertApiKey(trx, row);
  });
  return { ...created, key };
}

/** The caller's keys, or all accounts' for who manages the team; newest first. @throws Problem 403 */
export async function listApiKeys(
  ctx: Context,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<ApiKey>> {
  const owner = readOwner(requireRight(ctx.caller, 'listApiKeys'));
  return selectApiKeys(ctx.database.kysely, owner, readCursor(query.cursor), query.limit);
}

/** Ends a key permanently; a revoked one stays revoked. @throws Problem 403, 404 */
export async function revokeApiKey(ctx: Context, id: string): Promise<ApiKey> {
  const owner = readOwner(requireRecentSignIn(ctx.caller, 'revokeApiKey'));
  return ctx.database.write(async (trx) => {
    const revoked = await setRevoked(trx, owner, id);
    if (!revoked) throw notFound();
    await recordAudit(trx, ctx, { action: 'key.revoked', target: { kind: 'key', id, title: revoked.name } });
    return revoked;
  });
}

/** Deletes a key's record; the key stops working. @throws Problem 403, 404 */
export async function deleteApiKey(ctx: Context, id: string): Promise<void> {
  const owner = readOwner(requireRecentSignIn(ctx.caller, 'deleteApiKey'));
  await ctx.database.write(async (trx) => {
    const deleted = await deleteApiKeyRow(trx, owner, id);
    if (!deleted) throw notFound();
    await recordAudit(trx, ctx, { action: 'key.deleted', target: { kind: 'key', id, title: deleted.name } });
  });
}

/** Whose keys the caller has to do with; null: everyone's. */
const readOwner = (caller: Extract<Caller, { kind: 'user' }>): { userId: string } | null =>
  may(caller, 'listTeam') ? null : { userId: caller.userId };
