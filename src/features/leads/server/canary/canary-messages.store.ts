import type { Connection } from '#platform/database/open-database.ts';

/**
 * Deletes a message of the hourly check, and those from before a time, left by interrupted checks. @returns
 * their ids
 */
export async function deleteCanaryMessages(
  connection: Connection,
  { id, before }: { id: string; before: string },
): Promise<string[]> {
  const rows = await connection
    .deleteFrom('contact_messages')
    .where('spam', '=', 2)
    .where((eb) => eb.or([eb('id', '=', id), eb('created_at', '<', before)]))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function hasCanaryMessage(connection: Connection, id: string): Promise<boolean> {
  const row = await connection
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
