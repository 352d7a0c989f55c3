import type { Connection } from '#platform/database/open-database.ts';

/** Marks everyone who is confirmed by import, to be asked from `now` on. @returns how many */
export async function updateAllAsks(connection: Connection, now: string): Promise<number> {
  const result = await connection
    .updateTable('newsletter_subscriptions')
    .set({ ask_after: now })
    .where('spam', '=', 0)
    .where('status', '=', 'confirmed')
    .where('confirmed_by', '=', 'import')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export const selectDueAsks = (connection: Connection, now: string, limit: number) =>
  connection
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'email_key'])
    .where('ask_after', '<=', now)
    .orderBy('ask_after')
    .limit(limit)
    .execute();

/** @param askAfter null: it was asked */
export async function updateAsk(connection: Connection, id: string, askAfter: string | null): Promise<void> {
  await connection
    .updateTable('newsletter_subscriptions')
    .set({ ask_after: askAfter })
    .where('id', '=', id)
    .execute();
}
