import { setImmediate } from 'node:timers/promises';
import { requireAdmin, type Context } from '#platform/context.ts';
import type { Assignee, BulkChange, BulkResult } from '../../desk.contract.ts';
import { deleteMessageRow } from '../messages/messages.store.ts';
import { findDue } from '../terms/answer-terms.ts';
import { changeLeadIn } from './change-lead.ts';
import { findAuthor } from './events.store.ts';

/**
 * Changes or deletes several leads, all or none; those that no longer exist are listed.
 * @throws Problem 400, 403
 */
export async function changeLeads(
  ctx: Context,
  { ids: given, delete: isDeletion, ...changes }: BulkChange,
): Promise<BulkResult> {
  const { userId } = requireAdmin(ctx.caller);
  const now = ctx.now();
  const nextDue = await findDue(ctx, now);
  // In a fixed order, so that two requests that change the same ones do not deadlock.
  const ids = [...new Set(given)].toSorted();
  return ctx.database.write(async (trx) => {
    const author = await findAuthor(trx, userId);
    let admins: Promise<Assignee[]> | undefined;
    const listAdmins = () => (admins ??= ctx.site.selectAdmins(trx));
    const circumstances = { author, now: now.toISOString(), nextDue, listAdmins };
    const result: BulkResult = { changed: [], missing: [] };
    for (const id of ids) {
      const isThere = isDeletion
        ? await deleteMessageRow(trx, id)
        : await changeLeadIn(trx, { id, changes }, circumstances);
      (isThere ? result.changed : result.missing).push(id);
      // On SQLite, a transaction blocks all other writes.
      await setImmediate();
    }
    return result;
  });
}
