import { requireAdmin, type Context } from '#platform/context.ts';
import type { Editor } from '#domain/editing/contract.ts';
import { recordPresence } from '#domain/editing/server/presence.ts';
import { readDocument } from './read-document.ts';

/** Records that the caller has a document open. @returns who else has; @throws Problem 403, 404 */
export async function notePresence(ctx: Context, collection: string, slug: string): Promise<Editor[]> {
  const { userId } = requireAdmin(ctx.caller);
  await readDocument(ctx, collection, slug);
  return recordPresence(ctx, `${collection}/${slug}`, userId);
}
