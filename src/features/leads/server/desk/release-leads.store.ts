import type { Connection } from '#platform/database/open-database.ts';
import { recordEvents } from './events.store.ts';

/** Why an account owns leads no more. */
export type ReleaseReason = 'account_erased' | 'role_withdrawn';

/** Leads that one statement changes. */
const batchSize = 100;

/**
 * Takes an account's leads from it, and notes with each why it is nobody's.
 * @returns how many of them are not done
 */
export async function releaseLeads(
  trx: Connection,
  { assigneeId, reason, at }: { assigneeId: string; reason: ReleaseReason; at: string },
): Promise<number> {
  let undone = 0;
  for (;;) {
    const rows = await trx
      .selectFrom('contact_messages')
      .select(['id', 'status'])
      .where('assignee_id', '=', assigneeId)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return undone;
    undone += rows.filter(({ status }) => status !== 'done').length;
    await trx
      .updateTable('contact_messages')
      .set((eb) => ({ assignee_id: null, version: eb('version', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
    await recordEvents(
      trx,
      ids.map((messageId) => ({
        messageId,
        kind: 'unassigned',
        data: { from: assigneeId, reason },
        author: null,
        at,
      })),
    );
  }
}
