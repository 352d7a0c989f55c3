import type { Connection } from '#platform/database/open-database.ts';

/** Deletes every message of the hourly check; there is one, or one of a check that was broken off too. @returns their ids */
export async function deleteCanaryMessages(connection: Connection): Promise<string[]> {
  const rows = await connection
    .deleteFrom('contact_messages')
    .where('spam', '=', 2)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function hasCanaryMessage(connection: Connection, id: string): Promise<boolean> {
  const row = await connection
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
