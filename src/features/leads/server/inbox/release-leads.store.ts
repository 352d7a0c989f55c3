import { changeInPages } from '#platform/database/change-in-pages.ts';
import type { Connection, Database } from '#platform/database/open-database.ts';
import type { LeadStatus } from '../../inbox.contract.ts';
import { recordEvents } from './events.store.ts';

/** Why an account no longer owns leads. */
export type ReleaseReason = 'account_deactivated' | 'account_erased' | 'role_withdrawn';

/** Leads that one transaction changes. */
const batchSize = 50;

/**
 * Unassigns an account's leads, and records the reason with each. In separate transactions, between which
 * visitors' messages are stored.
 * @returns how many there were, and how many of them are not done
 */
export async function releaseLeads(
  database: Database,
  { assigneeId, reason, at }: { assigneeId: string; reason: ReleaseReason; at: string },
): Promise<{ released: number; undone: number }> {
  const total = { released: 0, undone: 0 };
  await changeInPages(database, {
    area: 'messages',
    limit: batchSize,
    selectPage: (connection, { after, limit }) =>
      connection
        .selectFrom('contact_messages')
        .select('id')
        .where('assignee_id', '=', assigneeId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    async change(trx, rows) {
      const ids = rows.map(({ id }) => id);
      const statuses = await releaseBatch(trx, ids, { assigneeId, reason, at });
      total.released += statuses.length;
      total.undone += statuses.filter((status) => status !== 'done').length;
    },
  });
  return total;
}

async function releaseBatch(
  trx: Connection,
  ids: string[],
  { assigneeId, reason, at }: { assigneeId: string; reason: ReleaseReason; at: string },
): Promise<LeadStatus[]> {
  const released = await trx
    .updateTable('contact_messages')
    .set((eb) => ({ assignee_id: null, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .where('assignee_id', '=', assigneeId)
    .returning(['id', 'status'])
    .execute();
  await recordEvents(
    trx,
    released.map(({ id: messageId }) => ({
      messageId,
      kind: 'unassigned',
      data: { from: assigneeId, reason },
      author: null,
      at,
    })),
  );
  return released.map(({ status }) => status);
}
