import type { Connection, Database } from '#platform/database/open-database.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { recordEvents } from './events.store.ts';

/** Why an account owns leads no more. */
export type ReleaseReason = 'account_erased' | 'role_withdrawn';

/** Leads that one transaction changes. */
const batchSize = 50;

/**
 * Takes an account's leads from it, and notes with each why it is nobody's. In transactions of their own, between which
 * visitors' messages are stored.
 * @returns how many of them are not done
 */
export async function releaseLeads(
  database: Database,
  { assigneeId, reason, at }: { assigneeId: string; reason: ReleaseReason; at: string },
): Promise<number> {
  let undone = 0;
  for (let after = ''; ;) {
    // No index leads to an owner's leads whatever box they are in.
    const rows = await database.read('messages', (connection) =>
      connection
        .selectFrom('contact_messages')
        .select('id')
        .where('assignee_id', '=', assigneeId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(batchSize)
        .execute(),
    );
    if (rows.length === 0) return undone;
    await takeTurn();
    undone += await database.write((trx) =>
      releaseBatch(
        trx,
        rows.map(({ id }) => id),
        { assigneeId, reason, at },
      ),
    );
    if (rows.length < batchSize) return undone;
    after = rows.at(-1)!.id;
  }
}

async function releaseBatch(
  trx: Connection,
  ids: string[],
  { assigneeId, reason, at }: { assigneeId: string; reason: ReleaseReason; at: string },
): Promise<number> {
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
  return released.filter(({ status }) => status !== 'done').length;
}
