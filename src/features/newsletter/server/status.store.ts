import type { Selectable } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { SubscriptionStatus } from '../contract.ts';
import type { NewsletterSubscriptionsTable } from './tables.ts';

const columns = [
  'id',
  'email',
  'email_key',
  'status',
  'confirmed_by',
  'wants_issues',
  'wants_welcome',
] as const;

export type Standing = Selectable<Pick<NewsletterSubscriptionsTable, (typeof columns)[number]>>;

/** The subscription of an address; undefined if there is none but spam. */
export const selectStanding = (connection: Connection, emailKey: string): Promise<Standing | undefined> =>
  connection
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where('email_key', '=', emailKey)
    .where('spam', '=', 0)
    .executeTakeFirst();

export const selectStandingById = (connection: Connection, id: string): Promise<Standing | undefined> =>
  connection
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where('id', '=', id)
    .where('spam', '=', 0)
    .executeTakeFirst();

type StatusChange = { id: string; now: string } & (
  | { status: Exclude<SubscriptionStatus, 'confirmed'> }
  | { status: 'confirmed'; by: 'link' | 'form' }
);

/** A subscription's way of confirmation stays with it when it ends. */
export async function updateStatus(connection: Connection, change: StatusChange): Promise<void> {
  const { id, now, status } = change;
  await connection
    .updateTable('newsletter_subscriptions')
    .set({
      status,
      status_at: now,
      ask_after: null,
      ...(change.status === 'confirmed' && { confirmed_at: now, confirmed_by: change.by }),
      ...(status === 'pending' && { confirmed_at: null, confirmed_by: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** Stores which mails its subscriber wants. */
export async function updatePreferences(
  connection: Connection,
  { id, ...wants }: { id: string; wants_issues: 0 | 1; wants_welcome: 0 | 1 },
): Promise<void> {
  await connection.updateTable('newsletter_subscriptions').set(wants).where('id', '=', id).execute();
}
