import { setImmediate } from 'node:timers/promises';
import { requireAdmin, type Context } from '#platform/context.ts';
import type { BulkChange, BulkResult } from '../../desk.contract.ts';
import { deleteMessageRow } from '../messages/messages.store.ts';
import { changeLeadIn, type Desk } from './change-lead.ts';
import { findAuthor } from './events.store.ts';

/**
 * Changes or deletes several leads, all or none; those that no longer exist are listed.
 * @throws Problem 400, 403
 */
export async function changeLeads(
  ctx: Context,
  desk: Desk,
  { ids: given, delete: isDeletion, ...changes }: BulkChange,
): Promise<BulkResult> {
  const { userId } = requireAdmin(ctx.caller);
  const now = ctx.now();
  const nextDue = await desk.findDue(now);
  // In a fixed order, so that two requests that change the same ones do not deadlock.
  const ids = [...new Set(given)].toSorted();
  const once = rememberAssignees(desk);
  return ctx.database.write(async (trx) => {
    const author = await findAuthor(trx, userId);
    const result: BulkResult = { changed: [], missing: [] };
    for (const id of ids) {
      const isThere = isDeletion
        ? await deleteMessageRow(trx, id)
        : await changeLeadIn(trx, once, { id, changes }, { author, now: now.toISOString(), nextDue });
      (isThere ? result.changed : result.missing).push(id);
      // On SQLite, a transaction blocks all other writes.
      await setImmediate();
    }
    return result;
  });
}

/** A desk that looks up the possible owners only once. */
function rememberAssignees(desk: Desk): Desk {
  let assignees: ReturnType<Desk['selectAssignees']> | undefined;
  return { ...desk, selectAssignees: (connection) => (assignees ??= desk.selectAssignees(connection)) };
}
