import type { Source } from '#domain/attribution/contract.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { forgetPauseDetail } from './issues/issues.store.ts';
import { forgetRecipients } from './issues/recipients.store.ts';

/** @param email in lower case */
export async function selectSubscriptionsOf(connection: Connection, email: string) {
  const rows = await connection
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'created_at', 'channel', 'source', 'spam', 'spam_reasons', 'status'])
    .select(['confirmed_at', 'confirmed_by', 'wants_issues', 'wants_welcome'])
    .select(['consent_page', 'consent_text', 'consent_network', 'consent_note'])
    .where('email_key', '=', email)
    .execute();
  const ids = rows.map(({ id }) => id);
  const tags = ids.length > 0 ? await selectTags(connection, ids) : [];
  const sent = ids.length > 0 ? await selectIssuesTo(connection, email) : [];
  return rows.map(({ spam, source, wants_issues: issues, wants_welcome: welcome, ...row }) => ({
    ...row,
    wants_issues: issues === 1,
    wants_welcome: welcome === 1,
    tags: tags.flatMap(({ subscription_id: id, tag }) => (id === row.id ? tag : [])),
    issues: sent,
    source: source === null ? null : (JSON.parse(source) as Source),
    spam: spam === 1,
  }));
}

const selectTags = (connection: Connection, ids: string[]) =>
  connection
    .selectFrom('subscription_tags')
    .select(['subscription_id', 'tag'])
    .where('subscription_id', 'in', ids)
    .orderBy('tag')
    .execute();

const selectIssuesTo = (connection: Connection, email: string) =>
  connection
    .selectFrom('issue_recipients')
    .innerJoin('newsletter_issues', 'newsletter_issues.id', 'issue_recipients.issue_id')
    .select(['subject', 'issue_recipients.status', 'settled_at'])
    .where('email_key', '=', email)
    .orderBy('issue_recipients.id')
    .execute();

/**
 * Since when an address has been subscribed to the newsletter; null if it is not, or nobody has confirmed that. @param email in lower case
 */
export async function selectSubscribedAt(connection: Connection, email: string): Promise<string | null> {
  const row = await connection
    .selectFrom('newsletter_subscriptions')
    .select('created_at')
    .where('email_key', '=', email)
    .where('spam', '=', 0)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Issues keep their figures, without the address. @returns how many subscriptions */
export async function deleteSubscriptionsOf(connection: Connection, email: string): Promise<number> {
  await forgetRecipients(connection, [email]);
  await forgetPauseDetail(connection, email);
  const result = await connection
    .deleteFrom('newsletter_subscriptions')
    .where('email_key', '=', email)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
