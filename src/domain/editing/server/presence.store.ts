import { deleteOlder } from '#platform/database/delete-older.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Editor } from '../contract.ts';

export async function upsertPresence(
  connection: Connection,
  row: { document: string; user_id: string; seen_at: string },
): Promise<void> {
  await connection
    .insertInto('content_presence')
    .values(row)
    .onConflict((conflict) => conflict.columns(['document', 'user_id']).doUpdateSet({ seen_at: row.seen_at }))
    .execute();
}

/** Who else has had the document open since a time, latest first. */
export const selectOthers = (
  connection: Connection,
  { document, userId, since }: { document: string; userId: string; since: string },
): Promise<Editor[]> =>
  connection
    .selectFrom('content_presence as presence')
    .innerJoin('user as editor', 'editor.id', 'presence.user_id')
    .select(['editor.name', 'presence.seen_at'])
    .where('presence.document', '=', document)
    .where('presence.user_id', '!=', userId)
    .where('presence.seen_at', '>=', since)
    .orderBy('presence.seen_at', 'desc')
    .limit(10)
    .execute();

export const deleteOldPresence = deleteOlder('content_presence', ['document', 'user_id'], 'seen_at');
