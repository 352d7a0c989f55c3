import { requireRight, type Context } from '#platform/context.ts';
import type { Editor } from '../contract.ts';
import { readDocument } from './read-document.ts';
import { selectOthers, upsertPresence } from './presence.store.ts';

/** Someone who has not been heard of for so long has left; an editor's page reports itself three times as often. */
export const presenceMs = 60_000;

/** Notes that the caller has a document open. @returns who else has; @throws Problem 403, 404 */
export async function notePresence(ctx: Context, collection: string, slug: string): Promise<Editor[]> {
  const { userId } = requireRight(ctx.caller, 'content');
  await readDocument(ctx, collection, slug);
  const document = `${collection}/${slug}`;
  const now = ctx.now();
  await ctx.database.write((trx) =>
    upsertPresence(trx, { document, user_id: userId, seen_at: now.toISOString() }),
  );
  const since = new Date(now.getTime() - presenceMs).toISOString();
  return selectOthers(ctx.database.kysely, { document, userId, since });
}
