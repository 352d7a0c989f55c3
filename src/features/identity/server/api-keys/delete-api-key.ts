import { requireRecentSignIn, type Context } from '#platform/context.ts';
import { notFound } from '#platform/http/problem.ts';
import { deleteApiKeyRow } from './api-keys.store.ts';

/** Deletes a key's record; the key stops working. @throws Problem 403, 404 */
export async function deleteApiKey(ctx: Context, id: string): Promise<void> {
  requireRecentSignIn(ctx.caller);
  if (!(await deleteApiKeyRow(ctx.database.kysely, id))) throw notFound();
}
