import { sql } from 'kysely';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { messageColumns, readMessageFields } from './messages/message-columns.store.ts';

/** Addresses of messages are ASCII (RFC 5321): `lower` does for both databases. @param email in lower case */
const isFrom = (email: string) => sql<boolean>`lower(email) = ${email}`;

/** All that a person wrote. */
export async function selectMessagesOf(connection: Connection, email: string) {
  const rows = await connection
    .selectFrom('contact_messages')
    .select(messageColumns)
    .where(isFrom(email))
    .where('spam', '<', 2)
    .orderBy('created_at')
    .execute();
  return rows.map(({ spam, version: _version, ...row }) => ({ ...readMessageFields(row), spam: spam === 1 }));
}

/** @returns how many */
export function deleteMessagesOf(connection: Connection, email: string): Promise<number> {
  return deleteInBatches(async (limit) => {
    const result = await connection
      .deleteFrom('contact_messages')
      .where('id', 'in', (eb) =>
        eb.selectFrom('contact_messages').select('id').where(isFrom(email)).limit(limit),
      )
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  });
}
