import { sql } from 'kysely';
import { toLikePattern } from '#platform/database/like-pattern.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { newestFirst } from '#platform/database/newest-first.ts';
import type { NewsletterSubscriptionsTable } from '#platform/database/tables.ts';
import { cutPage, type ListFilter, type Page } from '#platform/http/listing.ts';
import type { Subscription } from '../contract.ts';

const columns = ['id', 'email', 'created_at'] as const;

/** False when the address is subscribed already. */
export async function insertSubscription(
  connection: Connection,
  row: NewsletterSubscriptionsTable,
): Promise<boolean> {
  const result = await connection
    .insertInto('newsletter_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

/** The subscription of an address, if this very request made it. */
export async function selectRepeated(
  connection: Connection,
  emailKey: string,
  idempotencyKey: string,
): Promise<Subscription | null> {
  const row = await connection
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where('email_key', '=', emailKey)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function selectSubscriptions(
  connection: Connection,
  { search, position, limit }: ListFilter,
): Promise<Page<Subscription>> {
  let query = connection.selectFrom('newsletter_subscriptions').select(columns);
  if (search) query = query.where(sql<boolean>`email_key like ${toLikePattern(search)} escape '\\'`);
  return cutPage(await newestFirst(query, position, limit).execute(), limit);
}

export async function selectSubscription(connection: Connection, id: string): Promise<Subscription | null> {
  const row = await connection
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** False when there was none. */
export async function deleteSubscriptionRow(connection: Connection, id: string): Promise<boolean> {
  const result = await connection
    .deleteFrom('newsletter_subscriptions')
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
