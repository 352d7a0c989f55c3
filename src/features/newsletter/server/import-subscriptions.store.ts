import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { SubscriptionStatus } from '../contract.ts';
import type { Stated } from './read-standing.ts';
import { insertTags } from './tags.store.ts';

/** A row of an import that is good to add. */
export interface ImportedRow extends Stated {
  id: string;
  email: string;
  email_key: string;
  note: string | null;
  tags: string[];
}

/** The status of those of the addresses that are on the list, without spam. */
export async function selectStatuses(
  connection: Connection,
  emailKeys: readonly string[],
): Promise<Map<string, SubscriptionStatus>> {
  const rows = await selectByKeys(connection, emailKeys).execute();
  return new Map(rows.map(({ email_key: key, status }) => [key, status]));
}

/** For SQLite, `+` keeps the condition from the index that begins with it, and that would be most of the list. */
const spam = sql<number>`+spam`;

export const selectByKeys = (connection: Connection, emailKeys: readonly string[]) =>
  connection
    .selectFrom('newsletter_subscriptions')
    .select(['email_key', 'status'])
    .where('email_key', 'in', emailKeys)
    .where(spam, '=', 0);

export const deleteSpamByKeys = (connection: Connection, emailKeys: readonly string[]) =>
  connection.deleteFrom('newsletter_subscriptions').where('email_key', 'in', emailKeys).where(spam, '=', 1);

/** An address that came meanwhile stays as it came; one in spam is replaced. */
export async function insertImported(
  connection: Connection,
  rows: readonly ImportedRow[],
  now: string,
): Promise<void> {
  const emailKeys = rows.map((row) => row.email_key);
  await deleteSpamByKeys(connection, emailKeys).execute();
  const inserted = await connection
    .insertInto('newsletter_subscriptions')
    .values(
      rows.map(({ id, email, email_key, note }) => ({
        ...{ id, email, email_key, created_at: now, status_at: now },
        ...{ status: 'confirmed' as const, confirmed_by: 'import' as const, consent_note: note },
      })),
    )
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  await insertTags(
    connection,
    rows.flatMap(({ id, tags }) =>
      ids.has(id) ? tags.map((tag) => ({ subscription_id: id, tag, created_at: now })) : [],
    ),
  );
}
