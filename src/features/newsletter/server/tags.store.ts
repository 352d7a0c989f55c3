import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { isSameTag } from '../contract.ts';

/** Whether the tag of a row of `subscription_tags` is one of some tags: case does not tell them apart. */
export const isOneOf = (tags: readonly string[], column = 'subscription_tags.tag'): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) in (${sql.join(tags.map((tag) => sql`lower(${tag})`))})`;

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
  const has = await connection
    .selectFrom('subscription_tags')
    .select('tag')
    .where('subscription_id', '=', id)
    .execute();
  const kept = has.flatMap(({ tag }) => (tags.some((one) => isSameTag(one, tag)) ? tag : []));
  await connection
    .deleteFrom('subscription_tags')
    .where('subscription_id', '=', id)
    // Those that it has keep their time.
    .$if(kept.length > 0, (query) => query.where('tag', 'not in', kept))
    .execute();
  const added = tags.filter((tag) => !kept.some((one) => isSameTag(one, tag)));
  const spelled = await spellTags(connection, added);
  await insertTags(
    connection,
    spelled.map((tag) => ({ subscription_id: id, tag, created_at: now })),
  );
}

/** Tags as they were spelled first. */
export async function spellTags(connection: Connection, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return [];
  const rows = await connection
    .selectFrom('subscription_tags')
    .select(({ fn }) => ['tag', fn.min('created_at').as('first_at')])
    .where(isOneOf(tags))
    .groupBy('tag')
    .orderBy('first_at')
    .execute();
  return tags.map((tag) => rows.find((row) => isSameTag(row.tag, tag))?.tag ?? tag);
}

/** The subscriptions on the list with some addresses that lack a tag. */
export async function selectUntagged(
  connection: Connection,
  { emailKeys, tag }: { emailKeys: readonly string[]; tag: string },
): Promise<string[]> {
  if (emailKeys.length === 0) return [];
  const rows = await connection
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('email_key', 'in', emailKeys)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscription_tags')
            .select('tag')
            .whereRef('subscription_id', '=', 'newsletter_subscriptions.id')
            .where(isOneOf([tag])),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
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
