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
async function spellTags(connection: Connection, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return [];
  const { rows } = await namesAfter('', sql`where ${isOneOf(tags, 'names.tag')}`).execute(connection);
  const byAge = rows.toSorted((one, other) => (one.first_at < other.first_at ? -1 : 1));
  return tags.map((tag) => byAge.find((row) => isSameTag(row.tag, tag))?.tag ?? tag);
}

const namesAtOnce = 1000;

/** All tags that were given, as they were spelled first; by their names in lower case. */
export async function readSpellings(connection: Connection): Promise<Map<string, string>> {
  const first = new Map<string, TagName>();
  for (let after = ''; ;) {
    const { rows } = await namesAfter(after, sql`where tag is not null limit ${namesAtOnce}`).execute(
      connection,
    );
    for (const row of rows) {
      const key = row.tag.toLowerCase();
      if (row.first_at < (first.get(key)?.first_at ?? '~')) first.set(key, row);
    }
    if (rows.length < namesAtOnce) break;
    after = rows.at(-1)!.tag;
  }
  return new Map(Array.from(first, ([key, { tag }]) => [key, tag]));
}

interface TagName {
  tag: string;
  first_at: string;
}

/** The different tags, each found by one step in the index: there are many times as many rows. */
export const namesAfter = (after: string, rest: RawBuilder<unknown>): RawBuilder<TagName> => sql<TagName>`
  with recursive names (tag) as (
    select min(tag) from subscription_tags where tag > ${after}
    union all
    select (select min(tag) from subscription_tags where tag > names.tag) from names where names.tag is not null
  )
  select tag, (select min(created_at) from subscription_tags as given where given.tag = names.tag) as first_at
  from names ${rest}`;

/** The subscriptions on the list with some addresses that lack a tag, and how many others each has. */
export async function selectUntagged(
  connection: Connection,
  { emailKeys, tag }: { emailKeys: readonly string[]; tag: string },
): Promise<{ id: string; tags: number }[]> {
  if (emailKeys.length === 0) return [];
  const rows = await connection
    .selectFrom('newsletter_subscriptions')
    .leftJoin('subscription_tags', 'subscription_id', 'id')
    .select(['id', 'tag'])
    .where('email_key', 'in', emailKeys)
    .execute();
  return [...Map.groupBy(rows, (row) => row.id)]
    .map(([id, own]) => ({ id, tags: own.flatMap((row) => row.tag ?? []) }))
    .filter(({ tags }) => !tags.some((one) => isSameTag(one, tag)))
    .map(({ id, tags }) => ({ id, tags: tags.length }));
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
