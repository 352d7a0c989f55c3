import type { Connection } from '#platform/database/open-database.ts';
import type { Message } from '../../contract.ts';
import type { LeadState } from './decide-change.ts';

/**
 * Increments a lead's version, and locks it until the transaction is over.
 * @returns false when there is none
 */
export async function advanceLead(trx: Connection, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contact_messages')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Writes the result of a change to a lead. A changed due date resets its reminder mails.
 * @param termFrom when its answer's term began, if it begins with this change; ISO 8601
 */
export async function updateLead(
  trx: Connection,
  { id, due_at, version }: Pick<Message, 'id' | 'due_at' | 'version'>,
  after: LeadState,
  termFrom: string | null,
): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({
      status: after.status,
      read: after.status === 'new' ? 0 : 1,
      assignee_id: after.assignee_id,
      due_at: after.due_at,
      answered_at: after.answered_at,
      won: after.won ? 1 : 0,
      value: after.value,
      lost_reason: after.lost_reason ?? null,
      version,
      ...(after.due_at !== due_at && { due_mailed: 0 as const }),
      ...(termFrom !== null && { due_from: termFrom, due_rule: after.due_at }),
    })
    .where('id', '=', id)
    .execute();
}

/** Undoes `advanceLead`: nothing was changed. */
export async function setLeadVersion(trx: Connection, id: string, version: number): Promise<void> {
  await trx.updateTable('contact_messages').set({ version }).where('id', '=', id).execute();
}
