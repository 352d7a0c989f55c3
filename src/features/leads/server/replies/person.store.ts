import { sql } from 'kysely';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import type { IdPage } from '#platform/database/id-page.ts';
import type { Connection, Database } from '#platform/database/open-database.ts';
import { selectFiles } from './replies.store.ts';

/** Replies to an address, mails from it, and the rest of the threads about what it sent. */
const concerns = (email: string) =>
  sql<boolean>`(lower(address) = ${email} or message_id in (select id from contact_messages where lower(email) = ${email}))`;

const accountsOf = (email: string) => sql<string>`(select id from "user" where lower(email) = ${email})`;

/** The text below the replies of an address's account; null if there is none. @param email in lower case */
export async function selectSignatureOf(connection: Connection, email: string): Promise<string | null> {
  const row = await connection
    .selectFrom('reply_signatures')
    .select('text')
    .where('user_id', 'in', accountsOf(email))
    .executeTakeFirst();
  return row?.text ?? null;
}

/** A page of the replies to an address, and of the mails that answer them. @param email in lower case */
export async function selectRepliesOf(connection: Connection, email: string, { after, limit }: IdPage) {
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
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  const files = await selectFiles(
    connection,
    thread.map(({ id }) => id),
  );
  return thread.map((reply) => ({
    ...reply,
    failed_verification: reply.failed_verification === 1,
    attachments: files.get(reply.id) ?? [],
  }));
}

/**
 * Deletes a person's mails in others' threads, and replies to them, in separate transactions. Their files are
 * deleted with the next sweep: see `deleteOrphanedFiles`.
 * @returns how many
 */
export const deleteRepliesOf = (database: Database, email: string): Promise<number> =>
  deleteInBatches(async (limit) => {
    const result = await database.kysely
      .deleteFrom('lead_replies')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('lead_replies')
          .select('id')
          .where(sql<boolean>`lower(address) = ${email}`)
          .limit(limit),
      )
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  });
