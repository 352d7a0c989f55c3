import { sql, type Insertable } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { LeadRepliesTable } from '../replies/tables.ts';

/** Our replies have their id before the @ of their Message-ID. */
const readOwnId = (id: string): string[] =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(id)?.slice(1, 2) ?? [];

const selectEntries = (connection: Connection) =>
  connection
    .selectFrom('lead_replies')
    .innerJoin('contact_messages', 'contact_messages.id', 'lead_replies.message_id')
    .select(['lead_replies.id', 'lead_replies.message_id', 'lead_replies.address'])
    .orderBy('lead_replies.created_at', 'desc')
    .limit(1);

/**
 * The newest of our replies that a mail refers to, and so the thread that it continues. Their ids are random:
 * only someone with a mail from the thread can refer to one.
 * @param ids Message-IDs
 */
export async function findOwnReply(connection: Connection, ids: string[]) {
  const own = ids.flatMap(readOwnId);
  if (own.length === 0) return undefined;
  return selectEntries(connection)
    .where('lead_replies.id', 'in', own)
    .where('lead_replies.kind', '=', 'reply')
    .executeTakeFirst();
}

/**
 * The newest mail from others that a mail refers to. Its id may be known to anyone, or guessed. @param ids
 * Message-IDs
 */
export async function findOthersMail(connection: Connection, ids: string[]) {
  if (ids.length === 0) return undefined;
  return selectEntries(connection)
    .where(
      'lead_replies.mail_id',
      'in',
      ids.map((id) => `<${id}>`),
    )
    .executeTakeFirst();
}

/** Whether an address takes part in a thread: it wrote the message, or a mail in the thread. */
export async function isKnownInThread(
  connection: Connection,
  { messageId, address }: { messageId: string; address: string },
): Promise<boolean> {
  if (address === '') return false;
  const row = await connection
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', messageId)
    .where((eb) =>
      eb.or([
        sql<boolean>`lower(email) = ${address}`,
        eb.exists(
          eb
            .selectFrom('lead_replies')
            .select('lead_replies.id')
            .where('lead_replies.message_id', '=', messageId)
            .where(sql<boolean>`lower(lead_replies.address) = ${address}`),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
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
export async function insertMailOnce(
  connection: Connection,
  row: Insertable<LeadRepliesTable>,
): Promise<boolean> {
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

/** Records that a mail server returned a reply. @returns the reply; undefined if that was known */
export const updateToBounced = (connection: Connection, id: string, failure: string) =>
  connection
    .updateTable('lead_replies')
    .set({ state: 'bounced', failure })
    .where('id', '=', id)
    .where('kind', '=', 'reply')
    .where('state', 'in', ['sent', 'queued'])
    .returning(['id', 'message_id', 'author_id', 'author_name', 'sent_at'])
    .executeTakeFirst();
