import type { Source } from '#domain/attribution/contract.ts';
import type { Connection } from '#platform/database/open-database.ts';

/** @param email in lower case */
export async function selectSubscriptionsOf(connection: Connection, email: string) {
  const rows = await connection
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'created_at', 'channel', 'source', 'spam', 'spam_reasons'])
    .where('email_key', '=', email)
    .execute();
  return rows.map(({ spam, source, ...row }) => ({
    ...row,
    source: source === null ? null : (JSON.parse(source) as Source),
    spam: spam === 1,
  }));
}

/**
 * Since when an address has been subscribed to the newsletter; null if it is not. @param email in lower case
 */
export async function selectSubscribedAt(connection: Connection, email: string): Promise<string | null> {
  const row = await connection
    .selectFrom('newsletter_subscriptions')
    .select('created_at')
    .where('email_key', '=', email)
    .where('spam', '=', 0)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** @returns how many */
export async function deleteSubscriptionsOf(connection: Connection, email: string): Promise<number> {
  const result = await connection
    .deleteFrom('newsletter_subscriptions')
    .where('email_key', '=', email)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
