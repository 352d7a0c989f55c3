import { sql } from 'kysely';
import type { Source } from '#platform/attribution/contract.ts';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import { parseObject } from '#platform/database/encode-rows.ts';
import type { Connection } from '#platform/database/open-database.ts';

/** Addresses of messages are ASCII (RFC 5321): `lower` does for both databases. @param email in lower case */
const isFrom = (email: string) => sql<boolean>`lower(email) = ${email}`;

/** All that a person wrote. */
export async function selectMessagesOf(connection: Connection, email: string) {
  const rows = await connection
    .selectFrom('contact_messages')
    .select([
      'id',
      'name',
      'email',
      'subject',
      'message',
      'form_tag',
      'quiz_answers',
      'read',
      'status',
      'assignee_id',
      'source',
      'channel',
      'due_at',
      'answered_at',
      'won',
      'value',
      'created_at',
      'spam',
      'spam_reasons',
    ])
    .where(isFrom(email))
    .orderBy('created_at')
    .execute();
  return rows.map(({ read, won, spam, source, ...row }) => ({
    ...row,
    read: read === 1,
    won: won === 1,
    spam: spam === 1,
    source: parseObject(source) as Source | null,
  }));
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
