import type { Connection } from '#platform/database/open-database.ts';
import type { LeadRepliesTable } from '../replies/tables.ts';

/** A reply of ours has its id before the @ of its Message-ID. */
const readOwnId = (id: string): string[] =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(id)?.slice(1, 2) ?? [];

/** Which thread a mail goes on: that of the newest entry among those it names. @param ids Message-IDs */
export async function findThread(connection: Connection, ids: string[]) {
  if (ids.length === 0) return undefined;
  const own = ids.flatMap(readOwnId);
  return connection
    .selectFrom('lead_replies')
    .innerJoin('contact_messages', 'contact_messages.id', 'lead_replies.message_id')
    .select(['lead_replies.id', 'lead_replies.message_id', 'lead_replies.state', 'lead_replies.address'])
    .where((eb) =>
      eb.or([
        ...(own.length > 0
          ? [eb.and([eb('lead_replies.id', 'in', own), eb('lead_replies.kind', '=', 'reply')])]
          : []),
        eb(
          'lead_replies.mail_id',
          'in',
          ids.map((id) => `<${id}>`),
        ),
      ]),
    )
    .orderBy('lead_replies.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a mail is one that we have sent, or a copy of it. */
export async function isOwnMail(connection: Connection, messageId: string): Promise<boolean> {
  const [id] = readOwnId(messageId);
  if (!id) return false;
  const row = await connection
    .selectFrom('lead_replies')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'reply')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the thread has the mail already, or its message was deleted */
export async function insertMailOnce(connection: Connection, row: LeadRepliesTable): Promise<boolean> {
  const message = await connection
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', row.message_id)
    .executeTakeFirst();
  if (!message) return false;
  const result = await connection
    .insertInto('lead_replies')
    .values(row)
    .onConflict((conflict) => conflict.columns(['mail_id', 'message_id']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Notes that a mail server returned a reply. @returns the reply; undefined when that was known */
export const updateToBounced = (connection: Connection, id: string, failure: string) =>
  connection
    .updateTable('lead_replies')
    .set({ state: 'bounced', failure })
    .where('id', '=', id)
    .where('kind', '=', 'reply')
    .where('state', 'in', ['sent', 'queued'])
    .returning(['id', 'message_id', 'author_id', 'author_name'])
    .executeTakeFirst();
