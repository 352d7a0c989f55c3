import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { deleteOlder } from '#platform/database/delete-older.ts';
import { isSqlite } from '#platform/database/is-sqlite.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { readNewest } from '#platform/database/search-newest.ts';
import type { ListFilter, Page } from '#platform/http/listing.ts';
import { readReasons } from '#domain/moderation/server/read-reasons.ts';
import type { Source } from '#domain/attribution/contract.ts';
import {
  spamReasons,
  type SpamReason,
  type Subscription,
  type SubscriptionFolder,
  type SubscriptionStatus,
} from '../contract.ts';
import { forgetRecipients } from './issues/recipients.store.ts';
import type { NewsletterSubscriptionsTable } from './tables.ts';
import { isOneOf } from './tags.store.ts';

const columns = [
  'id',
  'email',
  'created_at',
  'channel',
  'source',
  'spam',
  'spam_reasons',
  'status',
  'confirmed_at',
  'confirmed_by',
  'consent_page',
  'consent_text',
  'consent_network',
  'consent_note',
] as const;

type Row = Selectable<Pick<NewsletterSubscriptionsTable, (typeof columns)[number]>> & {
  /** As JSON. */
  tags: string;
};

const selectRows = (connection: Connection) =>
  connection.selectFrom('newsletter_subscriptions').select(columns).select(tagsOf(connection).as('tags'));

/** Its tags by name, as JSON. */
const tagsOf = (connection: Connection): RawBuilder<string> =>
  isSqlite(connection)
    ? sql<string>`(select json_group_array(tag) from
        (select tag from subscription_tags where subscription_id = newsletter_subscriptions.id order by tag))`
    : sql<string>`(select coalesce(json_agg(tag order by tag), '[]')::text
        from subscription_tags where subscription_id = newsletter_subscriptions.id)`;

const toSubscription = ({ id, email, created_at, status, confirmed_at, confirmed_by, ...row }: Row) => ({
  ...{ id, email, created_at, status, confirmed_at, confirmed_by },
  source: row.source === null ? null : (JSON.parse(row.source) as Source),
  tags: JSON.parse(row.tags) as string[],
  consent: {
    page: row.consent_page,
    text: row.consent_text,
    network: row.consent_network,
    note: row.consent_note,
  },
  ...(row.spam === 1 && { spam_reasons: readReasons(row.spam_reasons, spamReasons) }),
});

export interface SubscriptionFilter extends ListFilter {
  status?: SubscriptionStatus | undefined;
  tag?: string | undefined;
}

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
  filter: SubscriptionFilter,
): Promise<Page<Subscription>> {
  const { rows, next } = await selectSubscriptionRows(connection, folder, filter);
  return { rows: rows.map(toSubscription), next };
}

/** The subscriptions as they are stored. */
export const selectSubscriptionRows = (
  connection: Connection,
  folder: SubscriptionFolder,
  { search, position, limit, status, tag }: SubscriptionFilter,
): Promise<Page<Row>> =>
  readNewest(connection, selectRows(connection), {
    table: 'newsletter_subscriptions',
    column: 'email_key',
    text: search,
    only: { column: 'spam', is: folder === 'spam' ? 1 : 0 },
    where: (prefix) => sql<boolean>`${status ? sql`${sql.ref(`${prefix}status`)} = ${status}` : sql`true`}
      and ${tag ? sql`${sql.ref(`${prefix}id`)} in (select subscription_id from subscription_tags where ${isOneOf([tag])})` : sql`true`}`,
    position,
    limit,
  });

/** How many subscriptions have each status; a status that none has is missing. */
export async function countStatuses(connection: Connection): Promise<Map<SubscriptionStatus, number>> {
  const rows = await connection
    .selectFrom('newsletter_subscriptions')
    .select((eb) => ['status', eb.fn.countAll<number | string>().as('count')])
    .where('spam', '=', 0)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

export async function selectSubscription(connection: Connection, id: string): Promise<Subscription | null> {
  const row = await selectRows(connection).where('id', '=', id).executeTakeFirst();
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

/** Deletes what a new subscription of the address takes the place of: spam, and one that has ended. */
export async function deleteEnded(connection: Connection, emailKey: string): Promise<void> {
  await connection
    .deleteFrom('newsletter_subscriptions')
    .where('email_key', '=', emailKey)
    .where((eb) => eb.or([eb('spam', '=', 1), eb('status', 'in', ['unsubscribed', 'bounced'])]))
    .execute();
}

/** With the address in the issues that were sent to it. False when there was none. */
export async function deleteSubscriptionRow(connection: Connection, id: string): Promise<boolean> {
  const deleted = await connection
    .deleteFrom('newsletter_subscriptions')
    .where('id', '=', id)
    .returning('email_key')
    .execute();
  await forgetRecipients(
    connection,
    deleted.map((row) => row.email_key),
  );
  return deleted.length === 1;
}

/** Quarantined before a time. */
export const deleteOldSpamSubscriptions = deleteOlder(
  'newsletter_subscriptions',
  ['id'],
  'created_at',
  sql`spam = 1`,
);

/**
 * Deletes some of the subscriptions that have had a status since before a time, and their addresses in issues.
 * @returns how many; fewer than `limit` when none are left
 */
export async function deleteOldOf(
  connection: Connection,
  { status, before, limit }: { status: SubscriptionStatus; before: string; limit: number },
): Promise<number> {
  const deleted = await connection
    .deleteFrom('newsletter_subscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('newsletter_subscriptions')
        .select('id')
        .where('status', '=', status)
        .where('spam', '=', 0)
        .where('status_at', '<', before)
        .limit(limit),
    )
    .returning('email_key')
    .execute();
  await forgetRecipients(
    connection,
    deleted.map((row) => row.email_key),
  );
  return deleted.length;
}
