import { requireRecentSignIn, type Context } from '#platform/context.ts';
import { notFound } from '#platform/http/problem.ts';
import type { ApiKey } from '../../api-keys.contract.ts';
import { setRevoked } from './api-keys.store.ts';

/** Ends a key permanently; a revoked one stays revoked. @throws Problem 403, 404 */
export async function revokeApiKey(ctx: Context, id: string): Promise<ApiKey> {
  requireRecentSignIn(ctx.caller);
  const revoked = await setRevoked(ctx.database.kysely, id);
  if (!revoked) throw notFound();
  return revoked;
}
