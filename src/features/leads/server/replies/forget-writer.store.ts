import { sql } from 'kysely';
import { changeInPages } from '#platform/database/change-in-pages.ts';
import type { Connection, Database } from '#platform/database/open-database.ts';
import { sign } from './send-reply.ts';
import { selectSignature } from './saved-replies.store.ts';
import { writeSearchedText } from '../messages/searched-text.store.ts';

/**
 * Removes an account's name and signature from what it wrote to others, and its address from what is not sent
 * yet.
 * @param account its address in lower case
 */
export async function forgetReplyWriter(
  database: Database,
  account: { id: string; email: string },
): Promise<void> {
  await forgetPath(database, account);
  // Replies from before signatures were counted end with the current one, or with one that is no longer
  // known.
  const signature = await selectSignature(database.kysely, account.id);
  await changeInPages(database, {
    area: 'people',
    limit: 20,
    selectPage: (connection, { after, limit }) =>
      connection
        .selectFrom('lead_replies')
        .select(['id', 'text', 'signature_length'])
        .where('author_id', '=', account.id)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    async change(trx, rows) {
      for (const row of rows) await forgetWriterOf(trx, row, signature);
    },
  });
}

async function forgetPath({ kysely }: Database, account: { id: string; email: string }): Promise<void> {
  await kysely
    .updateTable('mail_outbox')
    .set({ reply_to: null })
    .where('sent_at', 'is', null)
    .where(sql<boolean>`lower(reply_to) = ${account.email}`)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('lead_replies')
        .select('id')
        // The expression of lead_replies_unsettled.
        .where(sql<boolean>`state in ('queued', 'failed')`)
        .where('author_id', '=', account.id)
        .where(sql<boolean>`lower(address) <> ${account.email}`),
    )
    .execute();
}

async function forgetWriterOf(
  trx: Connection,
  { id, text, signature_length: counted }: { id: string; text: string; signature_length: number },
  signature: string,
): Promise<void> {
  const end = sign('', signature);
  const length = counted || (end !== '' && text.endsWith(end) ? end.length : 0);
  const written = text.slice(0, text.length - length);
  const { message_id } = await trx
    .updateTable('lead_replies')
    .set({ author_id: null, author_name: null, text: written, signature_length: 0 })
    .where('id', '=', id)
    .returning('message_id')
    .executeTakeFirstOrThrow();
  await writeSearchedText(trx, message_id);
  if (length === 0) return;
  const mail = await trx.selectFrom('mail_outbox').select('text').where('id', '=', id).executeTakeFirst();
  if (!mail?.text.startsWith(text)) return;
  await trx
    .updateTable('mail_outbox')
    .set({ text: written + mail.text.slice(text.length) })
    .where('id', '=', id)
    .execute();
}
