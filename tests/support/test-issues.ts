import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '#platform/context.ts';
import type { IssueColumns } from '#features/newsletter/server/issues/issues.store.ts';

type Stored = Pick<Platform, 'database' | 'now'>;

/** Adds confirmed subscribers: `reader-0@example.com` and so on. */
export async function addReaders({ database, now }: Stored, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: uuidv7(),
    email: `reader-${n}@example.com`,
    email_key: `reader-${n}@example.com`,
    created_at: now().toISOString(),
  }));
  await database.write(async (trx) => {
    for (let i = 0; i < count; i += 500)
      await trx
        .insertInto('newsletter_subscriptions')
        .values(rows.slice(i, i + 500))
        .execute();
  });
}

/** Adds an issue that is being sent. @returns its id */
export async function addSendingIssue(
  { database, now }: Stored,
  changes: IssueColumns = {},
): Promise<string> {
  const id = uuidv7();
  const at = now().toISOString();
  await database.kysely
    .insertInto('newsletter_issues')
    .values({
      id,
      version: 1,
      slug: `issue-${id}`,
      subject: 'What a warehouse taught us',
      preview: 'And what we changed since',
      sender_name: 'Countermark',
      content: '<p>Hello</p>',
      post_id: null,
      status: 'sending',
      audience: 'all',
      audience_value: '',
      per_minute: 10_000,
      send_at: null,
      started_at: at,
      ended_at: null,
      paused_for: null,
      pause_detail: null,
      filled_to: null,
      paced_to: null,
      html: '<p>Hello</p><a href="https://unsubscribe.invalid/">Unsubscribe</a>',
      body_text: 'Hello\n\nUnsubscribe:\nhttps://unsubscribe.invalid/\n',
      created_at: at,
      updated_at: at,
      updated_by: null,
    })
    .execute();
  if (Object.keys(changes).length > 0)
    await database.kysely.updateTable('newsletter_issues').set(changes).where('id', '=', id).execute();
  return id;
}

/** How many recipients of an issue have which status. */
export async function countStatuses({ database }: Stored, issueId: string): Promise<Record<string, number>> {
  const rows = await database.kysely
    .selectFrom('issue_recipients')
    .select((eb) => ['status', eb.fn.countAll<number | string>().as('count')])
    .where('issue_id', '=', issueId)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}
