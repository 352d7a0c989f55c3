import { sql, type Insertable } from 'kysely';
import { hasRows } from '#platform/database/count-rows.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { LeadRepliesTable } from '../tables.ts';
import { writeSearchedText } from '../messages/searched-text.store.ts';

/** Our replies have their id before the @ of their Message-ID, and of the one that names their thread. */
const readOwnId = (id: string): string[] =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.thread)?@/i.exec(id)?.slice(1, 2) ?? [];

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
    .where('lead_replies.kind', '<>', 'unmatched')
    .executeTakeFirst();
}

/** The newest message in the inbox from an address in lower case. */
export const findNewestLead = (connection: Connection, address: string) =>
  connection
    .selectFrom('contact_messages')
    .select('id')
    .where(sql<boolean>`lower(email) = ${address}`)
    .where('spam', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether a mail that answers no reply is stored with its sender already. @param mailId in angle brackets */
export async function isUnmatchedStored(connection: Connection, mailId: string): Promise<boolean> {
  return hasRows(
    connection.selectFrom('lead_replies').where('mail_id', '=', mailId).where('kind', '=', 'unmatched'),
  );
}

/** The amounts stored of the mails about a message since a time. */
export async function selectStoredAmounts(
  connection: Connection,
  { messageId, since }: { messageId: string; since: string },
): Promise<{ mails: number; unmatched: number; bytes: number }> {
  const mails = connection
    .selectFrom('lead_replies')
    .where('message_id', '=', messageId)
    .where('kind', '<>', 'reply')
    .where('created_at', '>=', since);
  const kinds = await mails
    .select(['kind', (eb) => eb.fn.countAll().as('count')])
    .groupBy('kind')
    .execute();
  const { bytes } = await connection
    .selectFrom('lead_attachments')
    .select((eb) => eb.fn.sum('bytes').as('bytes'))
    .where('message_id', '=', messageId)
    .where('reply_id', 'in', mails.select('id'))
    .executeTakeFirstOrThrow();
  const count = (unmatched: boolean) =>
    kinds
      .filter(({ kind }) => (kind === 'unmatched') === unmatched)
      .reduce((sum, row) => sum + Number(row.count), 0);
  return { mails: count(false), unmatched: count(true), bytes: Number(bytes ?? 0) };
}

/** Whether an address takes part in a thread: it wrote the message, or a mail in the thread. */
export async function isKnownInThread(
  connection: Connection,
  { messageId, address }: { messageId: string; address: string },
): Promise<boolean> {
  if (address === '') return false;
  return hasRows(
    connection
      .selectFrom('contact_messages')
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
      ),
  );
}

/** Whether a mail is one that we have sent, or a copy of it. */
export async function isOwnMail(connection: Connection, messageId: string): Promise<boolean> {
  const [id] = readOwnId(messageId);
  if (!id) return false;
  return hasRows(connection.selectFrom('lead_replies').where('id', '=', id).where('kind', '=', 'reply'));
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
  const isNew = Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
  if (isNew) await writeSearchedText(connection, row.message_id);
  return isNew;
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
