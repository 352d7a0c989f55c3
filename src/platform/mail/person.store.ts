import { sql } from 'kysely';
import { toLikePattern } from '../database/like-pattern.ts';
import type { Connection, Database } from '../database/open-database.ts';
import { mentionsAddress } from './mentions-address.ts';

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

/** Deletes the mails in which an address stands, sent or not. All are looked through. @returns how many */
export async function deleteMailsThatMention(database: Database, email: string): Promise<number> {
  let deleted = 0;
  for (let after = ''; ;) {
    const rows = await database.read('mails', (connection) =>
      connection
        .selectFrom('mail_outbox')
        .select(['id', 'subject', 'text'])
        .where('id', '>', after)
        .where(mayMention(email))
        .orderBy('id')
        .limit(batch)
        .execute(),
    );
    const ids = rows
      .filter((mail) => mentionsAddress(`${mail.subject} ${mail.text}`, email))
      .map(({ id }) => id);
    if (ids.length > 0) {
      const result = await database.write((trx) =>
        trx.deleteFrom('mail_outbox').where('id', 'in', ids).executeTakeFirst(),
      );
      deleted += Number(result.numDeletedRows);
    }
    if (rows.length < batch) return deleted;
    after = rows.at(-1)!.id;
  }
}
