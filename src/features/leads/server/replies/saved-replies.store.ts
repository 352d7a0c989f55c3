import type { Connection } from '#platform/database/open-database.ts';
import type { NewSavedReply, SavedReply } from '../../replies.contract.ts';

/** By name. */
export const selectSavedReplies = (connection: Connection, limit: number): Promise<SavedReply[]> =>
  connection
    .selectFrom('saved_replies')
    .selectAll()
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .limit(limit)
    .execute();

export const selectSavedReply = (connection: Connection, id: string): Promise<SavedReply | undefined> =>
  connection.selectFrom('saved_replies').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertSavedReply(connection: Connection, row: SavedReply): Promise<void> {
  await connection.insertInto('saved_replies').values(row).execute();
}

export async function updateSavedReply(
  connection: Connection,
  id: string,
  values: NewSavedReply & { updated_at: string },
): Promise<void> {
  await connection.updateTable('saved_replies').set(values).where('id', '=', id).execute();
}

/** @returns whether there was one */
export async function deleteSavedReplyRow(connection: Connection, id: string): Promise<boolean> {
  const result = await connection.deleteFrom('saved_replies').where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}

/** Empty when there is none. */
export async function selectSignature(connection: Connection, userId: string): Promise<string> {
  const row = await connection
    .selectFrom('reply_signatures')
    .select('text')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.text ?? '';
}

export async function saveSignatureText(
  connection: Connection,
  { userId, text, now }: { userId: string; text: string; now: string },
): Promise<void> {
  await connection
    .insertInto('reply_signatures')
    .values({ user_id: userId, text, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ text, updated_at: now }))
    .execute();
}
