import type { Connection } from '#platform/database/open-database.ts';

/**
 * Deletes some of the subscriptions that were quarantined before a time.
 * @returns how many; fewer than `limit` when none are left
 */
export async function deleteOldSpam(
  connection: Connection,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const result = await connection
    .deleteFrom('newsletter_subscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('newsletter_subscriptions')
        .select('id')
        .where('spam', '=', 1)
        .where('created_at', '<', before)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
