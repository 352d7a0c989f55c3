import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';

/** Replies to an address, mails from it, and the rest of the threads about what it sent. */
const concerns = (email: string) =>
  sql<boolean>`(lower(address) = ${email} or message_id in (select id from contact_messages where lower(email) = ${email}))`;

const accountsOf = (email: string) => sql<string>`(select id from "user" where lower(email) = ${email})`;

/** @param email in lower case */
export async function selectRepliesOf(connection: Connection, email: string) {
  const thread = await connection
    .selectFrom('lead_replies')
    .select([
      'id',
      'message_id',
      'kind',
      'state',
      'author_name',
      'address',
      'failed_verification',
      'subject',
      'text',
      'html',
      'created_at',
      'sent_at',
    ])
    .where(concerns(email))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const files = await connection
    .selectFrom('lead_attachments')
    .select(['id', 'reply_id', 'name', 'type', 'bytes'])
    .where('reply_id', 'in', (eb) => eb.selectFrom('lead_replies').select('id').where(concerns(email)))
    .orderBy('id')
    .execute();
  const signature = await connection
    .selectFrom('reply_signatures')
    .select('text')
    .where('user_id', 'in', accountsOf(email))
    .executeTakeFirst();
  return {
    signature: signature?.text ?? null,
    thread: thread.map((reply) => ({
      ...reply,
      failed_verification: reply.failed_verification === 1,
      attachments: files
        .filter((file) => file.reply_id === reply.id)
        .map(({ id, name, type, bytes }) => ({ id, name, type, bytes })),
    })),
  };
}

/**
 * Erases threads; what the person's account wrote to others stays, without their name, and is sent, without their
 * address. Their files go with the next sweep: see `deleteOrphanedFiles`.
 * @returns how many
 */
export async function deleteRepliesOf(connection: Connection, email: string): Promise<number> {
  await connection
    .updateTable('lead_replies')
    .set({ author_id: null, author_name: null })
    .where('author_id', 'in', accountsOf(email))
    .execute();
  const result = await connection.deleteFrom('lead_replies').where(concerns(email)).executeTakeFirst();
  await connection
    .updateTable('mail_outbox')
    .set({ reply_to: null })
    .where('sent_at', 'is', null)
    .where(sql<boolean>`lower(reply_to) = ${email}`)
    .where('id', 'in', (eb) => eb.selectFrom('lead_replies').select('id').where('kind', '=', 'reply'))
    .execute();
  return Number(result.numDeletedRows);
}
