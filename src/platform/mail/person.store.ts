import { sql } from 'kysely';
import type { Connection } from '../database/open-database.ts';

/** Mails to an address, and mails about what it sent. @param email in lower case */
const concerns = (email: string) => sql<boolean>`(lower(recipient) = ${email} or lower(reply_to) = ${email})`;

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
