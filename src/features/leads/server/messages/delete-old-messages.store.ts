import type { Connection } from '#platform/database/open-database.ts';

/**
 * Deletes some of the messages received before a time.
 * @returns how many; fewer than `limit` when none are left
 */
export async function deleteOldMessages(
  connection: Connection,
  { before, spamOnly, limit }: { before: string; spamOnly: boolean; limit: number },
): Promise<number> {
  const result = await connection
    .deleteFrom('contact_messages')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('contact_messages')
        .select('id')
        .where('spam', 'in', spamOnly ? [1] : [0, 1])
        .where('created_at', '<', before)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
