import { requireAdmin, type Context } from '#platform/context.ts';
import { readCursor, type Page } from '#platform/http/listing.ts';
import type { ApiKey } from '../../api-keys.contract.ts';
import { selectApiKeys } from './api-keys.store.ts';

/** Every admin's keys, newest first. @throws Problem 403 */
export async function listApiKeys(
  ctx: Context,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<ApiKey>> {
  requireAdmin(ctx.caller);
  return selectApiKeys(ctx.database.kysely, readCursor(query.cursor), query.limit);
}
