import { demoMessages } from '#content/demo/messages.ts';
import { isReworded } from '#content/demonstration.ts';
import type { Connection } from '#platform/database/open-database.ts';
import {
  insertWhole,
  selectFrom,
  selectWhole,
  type WholeMessage,
} from '#features/leads/server/messages/whole-messages.store.ts';
import { renewReplyStatsSoon } from '#features/leads/server/deadlines/reply-stats.ts';
import { deleteMessageRow } from '#features/leads/server/messages/messages.store.ts';

/** The ids of the demonstration's messages. */
export async function listDemonstrationMessages(connection: Connection): Promise<string[]> {
  const rows = await selectFrom(
    connection,
    demoMessages.map(({ email }) => email),
  );
  const isDemonstration = (row: { email: string; message: string }) =>
    demoMessages.some(({ email, message }) => email === row.email && isReworded(row.message, message));
  return rows.filter(isDemonstration).map(({ id }) => id);
}

/** Deletes them, with what was noted about them. @returns them as they were */
export async function clearMessages(trx: Connection): Promise<WholeMessage[]> {
  const ids = await listDemonstrationMessages(trx);
  const whole: WholeMessage[] = [];
  for (const id of ids) {
    whole.push(await selectWhole(trx, id));
    await deleteMessageRow(trx, id);
  }
  if (ids.length > 0) await renewReplyStatsSoon(trx);
  return whole;
}

/** Stores them again. */
export async function bringBackMessages(trx: Connection, messages: readonly WholeMessage[]): Promise<void> {
  for (const message of messages) await insertWhole(trx, message);
  if (messages.length > 0) await renewReplyStatsSoon(trx);
}
