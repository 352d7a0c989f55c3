import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { readNewest } from '#platform/database/search-newest.ts';
import type { ListFilter, Page } from '#platform/http/listing.ts';
import { readReasons } from '#domain/moderation/server/read-reasons.ts';
import type { Source } from '#domain/attribution/contract.ts';
import { spamReasons, type SpamReason, type Subscription, type SubscriptionFolder } from '../contract.ts';
import type { NewsletterSubscriptionsTable } from './tables.ts';

const columns = ['id', 'email', 'created_at', 'channel', 'source', 'spam', 'spam_reasons'] as const;

type Row = Selectable<Pick<NewsletterSubscriptionsTable, (typeof columns)[number]>>;

const toSubscription = ({ spam, spam_reasons, channel: _channel, source, ...row }: Row): Subscription => ({
  ...row,
  source: source === null ? null : (JSON.parse(source) as Source),
  ...(spam === 1 && { spam_reasons: readReasons(spam_reasons, spamReasons) }),
});

/** False when the address is subscribed already. */
export async function insertSubscription(
  connection: Connection,
  row: Insertable<NewsletterSubscriptionsTable>,
): Promise<boolean> {
  const result = await connection
    .insertInto('newsletter_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

export type SubscriptionRow = Selectable<NewsletterSubscriptionsTable>;

/** Whole rows by the keys of their addresses. */
export const selectByKeys = (connection: Connection, keys: readonly string[]): Promise<SubscriptionRow[]> =>
  connection.selectFrom('newsletter_subscriptions').selectAll().where('email_key', 'in', keys).execute();

/** Newest first. */
export async function selectSubscriptions(
  connection: Connection,
  folder: SubscriptionFolder,
  filter: ListFilter,
): Promise<Page<Subscription>> {
  const { rows, next } = await selectSubscriptionRows(connection, folder, filter);
  return { rows: rows.map(toSubscription), next };
}

/** The same as they are stored. */
export const selectSubscriptionRows = (
  connection: Connection,
  folder: SubscriptionFolder,
  { search, position, limit }: ListFilter,
): Promise<Page<Row>> =>
  readNewest(connection, connection.selectFrom('newsletter_subscriptions').select(columns), {
    table: 'newsletter_subscriptions',
    column: 'email_key',
    text: search,
    only: { column: 'spam', is: folder === 'spam' ? 1 : 0 },
    position,
    limit,
  });

export async function selectSubscription(connection: Connection, id: string): Promise<Subscription | null> {
  const row = await connection
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
}

/** Moves an address from spam to the subscribers. */
export async function updateReleased(connection: Connection, id: string): Promise<void> {
  await connection
    .updateTable('newsletter_subscriptions')
    .set({ spam: 0, spam_reasons: null })
    .where('id', '=', id)
    .execute();
}

/** Moves an address out of the subscribers; one already in spam stays unchanged. */
export async function updateSpam(connection: Connection, id: string, reason: SpamReason): Promise<void> {
  await connection
    .updateTable('newsletter_subscriptions')
    .set({ spam: 1, spam_reasons: reason })
    .where('id', '=', id)
    .where('spam', '=', 0)
    .execute();
}

/** Deletes a quarantined address. */
export async function deleteSpamOf(connection: Connection, emailKey: string): Promise<void> {
  await connection
    .deleteFrom('newsletter_subscriptions')
    .where('email_key', '=', emailKey)
    .where('spam', '=', 1)
    .execute();
}

/** False when there was none. */
export async function deleteSubscriptionRow(connection: Connection, id: string): Promise<boolean> {
  const result = await connection
    .deleteFrom('newsletter_subscriptions')
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}

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
