import { sql } from 'kysely';
import { toLikePattern } from '../database/like-pattern.ts';
import type { Connection, Database } from '../database/open-database.ts';
import { takeTurn } from '../take-turn.ts';
import { mentionsAddress } from './mentions-address.ts';
import { redactMail } from './redact-mail.ts';

/** Mails to an address, and mails about what it sent. @param email in lower case */
const concerns = (email: string) => sql<boolean>`(lower(recipient) = ${email} or lower(reply_to) = ${email})`;

/** Mails that may have an address in what they say, as lists of messages do, and replies that quote it. */
const mayMention = (email: string) =>
  sql<boolean>`(lower(subject) like ${toLikePattern(email)} escape '\\' or lower(text) like ${toLikePattern(email)} escape '\\')`;

/** Not those in which the address only stands: they tell of others too. */
export const selectMailsOf = (connection: Connection, email: string) =>
  connection
    .selectFrom('mail_outbox')
    .select(['recipient', 'reply_to', 'subject', 'text', 'created_at', 'sent_at', 'failed_at'])
    .where(concerns(email))
    .orderBy('created_at')
    .execute();

/** @returns how many */
export async function deleteMailsOf(connection: Connection, email: string): Promise<number> {
  const result = await connection.deleteFrom('mail_outbox').where(concerns(email)).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** So many mails are looked into, and deleted, at once. */
const batch = 100;

/**
 * Deletes the mails in which an address stands; those to others that are not sent yet stay without the person. All are
 * looked through.
 * @returns how many
 */
export async function deleteMailsThatMention(database: Database, email: string): Promise<number> {
  let erased = 0;
  for (let after = ''; ;) {
    const rows = await database.read('mails', (connection) =>
      connection
        .selectFrom('mail_outbox')
        .select(['id', 'subject', 'text', 'sent_at'])
        .where('id', '>', after)
        .where(mayMention(email))
        .orderBy('id')
        .limit(batch)
        .execute(),
    );
    const ids: string[] = [];
    for (const mail of rows) {
      await takeTurn();
      if (!mentionsAddress(`${mail.subject} ${mail.text}`, email)) continue;
      erased += 1;
      const words = mail.sent_at === null ? redactMail(mail, email) : null;
      if (!words || !(await updateUnsent(database, mail.id, words))) ids.push(mail.id);
    }
    if (ids.length > 0) {
      await database.write((trx) => trx.deleteFrom('mail_outbox').where('id', 'in', ids).execute());
    }
    if (rows.length < batch) return erased;
    after = rows.at(-1)!.id;
  }
}

/** @returns false when it was sent, or deleted, meanwhile */
async function updateUnsent(
  { kysely }: Database,
  id: string,
  words: { subject: string; text: string },
): Promise<boolean> {
  const result = await kysely
    .updateTable('mail_outbox')
    .set(words)
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
