import { sql } from 'kysely';
import type { IdPage } from '../database/change-in-pages.ts';
import { toLikePattern } from '../database/like-pattern.ts';
import type { Connection, Database } from '../database/open-database.ts';
import { takeTurn } from '../take-turn.ts';
import { mentionsEmail } from './mentions-email.ts';
import { redactMail } from './redact-mail.ts';

/** Mails to an address, and mails about what it sent. @param email in lower case */
const concerns = (email: string) => sql<boolean>`(lower(recipient) = ${email} or lower(reply_to) = ${email})`;

/** Mails whose text may contain an address, as lists of messages do, and replies that quote it. */
const mayMention = (email: string) =>
  sql<boolean>`(lower(subject) like ${toLikePattern(email)} escape '\\' or lower(text) like ${toLikePattern(email)} escape '\\')`;

/** A page of them, without those that only mention the address: they are about other people too. */
export async function selectMailsOf(connection: Connection, email: string, { after, limit }: IdPage) {
  const mails = await connection
    .selectFrom('mail_outbox')
    .select([
      'id',
      'recipient',
      'reply_to',
      'subject',
      'text',
      'created_at',
      'sent_at',
      'to_file',
      'failed_at',
      'attempts',
    ])
    .where(concerns(email))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return mails.map(({ sent_at: at, to_file: isInFile, failed_at: givenUpAt, attempts, ...mail }) => ({
    ...mail,
    sent_at: isInFile ? null : at,
    written_at: isInFile ? at : null,
    failed_at: attempts > 0 ? givenUpAt : null,
    discarded_at: attempts > 0 ? null : givenUpAt,
  }));
}

/** How many mails are searched and deleted per batch. */
const batch = 100;

/**
 * Deletes the mails to an address, those about what it sent, and those that mention it; an unsent mail that
 * only mentions it is kept, with the person removed. All are searched, in separate transactions.
 * @returns how many were changed or deleted
 */
export async function eraseMailsOf(database: Database, email: string): Promise<number> {
  let erased = 0;
  for (let after = ''; ;) {
    const rows = await database.read('mails', (connection) =>
      connection
        .selectFrom('mail_outbox')
        .select(['id', 'subject', 'text', 'sent_at', concerns(email).as('concerns')])
        .where('id', '>', after)
        .where((eb) => eb.or([concerns(email), mayMention(email)]))
        .orderBy('id')
        .limit(batch)
        .execute(),
    );
    const ids: string[] = [];
    for (const mail of rows) {
      await takeTurn();
      if (!mail.concerns && !mentionsEmail(`${mail.subject} ${mail.text}`, email)) continue;
      const words = mail.concerns || mail.sent_at !== null ? null : redactMail(mail, email);
      if (words && (await updateUnsent(database, mail.id, words))) erased += 1;
      else ids.push(mail.id);
    }
    if (ids.length > 0) erased += await database.write((trx) => deleteMails(trx, ids));
    if (rows.length < batch) return erased;
    after = rows.at(-1)!.id;
  }
}

/** @returns how many of them were still there */
async function deleteMails(connection: Connection, ids: string[]): Promise<number> {
  const result = await connection.deleteFrom('mail_outbox').where('id', 'in', ids).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** @returns false if it was sent or deleted meanwhile */
async function updateUnsent(
  { kysely }: Database,
  id: string,
  words: { subject: string; text: string },
): Promise<boolean> {
  const result = await kysely
    .updateTable('mail_outbox')
    // The HTML part says the same, and the text says it without the person.
    .set({ ...words, html: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
