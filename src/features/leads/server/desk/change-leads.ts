import { requireRight, type Context } from '#platform/context.ts';
import type { BulkChange, BulkResult } from '../../desk.contract.ts';
import { deleteMessageRow } from '../messages/messages.store.ts';
import { changeLeadIn, type Desk } from './change-lead.ts';
import { findAuthor } from './events.store.ts';

/**
 * Changes or deletes several leads, all or none; those that are not there any more are named.
 * @throws Problem 400, 403
 */
export async function changeLeads(
  ctx: Context,
  desk: Desk,
  { ids: given, delete: isDeletion, ...changes }: BulkChange,
): Promise<BulkResult> {
  const { userId } = requireRight(ctx.caller, 'messages');
  const now = ctx.now();
  const nextDue = await desk.findDue(now);
  // In one order, so that two who change the same ones wait for each other in turn.
  const ids = [...new Set(given)].toSorted();
  return ctx.database.write(async (trx) => {
    const author = await findAuthor(trx, userId);
    const result: BulkResult = { changed: [], missing: [] };
    for (const id of ids) {
      const isThere = isDeletion
        ? await deleteMessageRow(trx, id)
        : await changeLeadIn(trx, desk, { id, changes }, { author, now: now.toISOString(), nextDue });
      (isThere ? result.changed : result.missing).push(id);
    }
    return result;
  });
}
