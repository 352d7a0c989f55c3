import type { Connection } from '#platform/database/open-database.ts';

/** Gives a subscription these tags and no others; nothing if there is no such subscription. */
export async function replaceTags(
  connection: Connection,
  { id, tags, now }: { id: string; tags: readonly string[]; now: string },
): Promise<void> {
  const row = await connection
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  await connection
    .deleteFrom('subscription_tags')
    .where('subscription_id', '=', id)
    // Those that it has keep their time.
    .$if(tags.length > 0, (query) => query.where('tag', 'not in', tags))
    .execute();
  await insertTags(
    connection,
    tags.map((tag) => ({ subscription_id: id, tag, created_at: now })),
  );
}

/** Those that are there already stay. */
export async function insertTags(
  connection: Connection,
  rows: { subscription_id: string; tag: string; created_at: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await connection
    .insertInto('subscription_tags')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['subscription_id', 'tag']).doNothing())
    .execute();
}
