import { sql, type Expression, type Selectable, type Updateable } from 'kysely';
import { countRows, hasRows } from '#platform/database/count-rows.ts';
import { toLikePattern } from '#platform/database/like-pattern.ts';
import { newestFirst } from '#platform/database/newest-first.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { cutPage, type Page, type Position } from '#platform/http/listing.ts';
import type { PauseReason, RecipientStatus } from '../../issues.contract.ts';
import type { NewsletterIssuesTable } from '../tables.ts';

export type IssueRow = Selectable<NewsletterIssuesTable>;

export type IssueColumns = Updateable<NewsletterIssuesTable>;

export async function insertIssue(connection: Connection, row: IssueRow): Promise<void> {
  await connection.insertInto('newsletter_issues').values(row).execute();
}

export const selectIssue = (connection: Connection, id: string): Promise<IssueRow | undefined> =>
  connection.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst();

/** Newest first, without their texts. */
export async function selectIssues(
  connection: Connection,
  { kind, position, limit }: { kind: 'issue' | 'welcome'; position: Position | null; limit: number },
): Promise<Page<Omit<IssueRow, 'content' | 'html' | 'body_text'>>> {
  const query = connection
    .selectFrom('newsletter_issues')
    .select(['id', 'version', 'slug', 'subject', 'preview', 'sender_name', 'post_id', 'status', 'audience'])
    .select([
      'audience_value',
      'per_minute',
      'send_at',
      'started_at',
      'ended_at',
      'paused_for',
      'pause_detail',
    ])
    .select(['filled_to', 'is_filled', 'paced_to', 'in_archive', 'created_at', 'updated_at', 'updated_by'])
    .select(['welcome_after', 'welcome_tag', 'delay_hours'])
    .where('welcome_after', kind === 'issue' ? 'is' : 'is not', null);
  return cutPage(await newestFirst(query, position, limit).execute(), limit);
}

/** Increments a row's version, and locks it until the transaction is over. */
export const advanceIssue = (connection: Connection, id: string): Promise<IssueRow | undefined> =>
  connection
    .updateTable('newsletter_issues')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export async function updateIssue(connection: Connection, id: string, changes: IssueColumns): Promise<void> {
  await connection.updateTable('newsletter_issues').set(changes).where('id', '=', id).execute();
}

export async function deleteIssueRow(connection: Connection, id: string): Promise<void> {
  await connection.deleteFrom('newsletter_issues').where('id', '=', id).execute();
}

/** The slugs that begin with a text: for a free one. */
export async function selectSlugsLike(connection: Connection, slug: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('newsletter_issues')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute();
  return rows.map((row) => row.slug);
}

/** A welcome mail that is switched on counts as being sent. */
export const selectSending = (connection: Connection, kind: 'issue' | 'welcome'): Promise<IssueRow[]> =>
  connection
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('welcome_after', kind === 'issue' ? 'is' : 'is not', null)
    .where('status', '=', 'sending')
    .orderBy('started_at')
    .execute();

/** The welcome mails that are, or were, switched on. */
export const selectBegunWelcome = (connection: Connection): Promise<IssueRow[]> =>
  connection
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('welcome_after', 'is not', null)
    .where('started_at', 'is not', null)
    .execute();

export const selectDue = (
  connection: Connection,
  now: string,
): Promise<{ id: string; send_at: string | null }[]> =>
  connection
    .selectFrom('newsletter_issues')
    .select(['id', 'send_at'])
    .where('status', '=', 'scheduled')
    .where('send_at', '<=', now)
    .execute();

export type ArchivedHead = Pick<IssueRow, 'slug' | 'subject' | 'preview'> & { started_at: string };

/** One in a list, with its place among all that were sent, from 1, and the beginning of its text. */
export type NumberedHead = ArchivedHead & { number: number; beginning: string };

type ArchivedIssue = ArchivedHead & Pick<IssueRow, 'id' | 'content'>;

const selectArchive = (connection: Connection, statuses: readonly RecipientStatus[]) =>
  selectMailedIssues(connection, statuses)
    .where('in_archive', '=', 1)
    .select(['slug', 'subject', 'preview', 'started_at'])
    .$narrowType<{ started_at: string }>();

const selectMailedIssues = (connection: Connection, statuses: readonly RecipientStatus[]) =>
  connection
    .selectFrom('newsletter_issues')
    .where('welcome_after', 'is', null)
    .where('started_at', 'is not', null)
    .where((eb) => eb.exists(selectMailed(connection, eb.ref('newsletter_issues.id'), statuses)));

const selectMailed = (
  connection: Connection,
  issueId: string | Expression<string>,
  statuses: readonly RecipientStatus[],
) =>
  connection
    .selectFrom('issue_recipients')
    .select('issue_recipients.id')
    .where('issue_recipients.issue_id', '=', issueId)
    .where('issue_recipients.status', 'in', statuses);

/** Whether a mail server has taken a mail of an issue. */
export const hasSent = (connection: Connection, issueId: string): Promise<boolean> =>
  hasRows(selectMailed(connection, issueId, ['sent']));

/** In characters of markup. */
const beginningLength = 2000;

/** Those that somebody was sent, the last first. One outside the archive has a number too: it keeps those of the others. */
export const selectArchivedHeads = (connection: Connection, limit: number): Promise<NumberedHead[]> =>
  connection
    .selectFrom(
      selectMailedIssues(connection, ['sent'])
        .select(['slug', 'subject', 'preview', 'started_at', 'in_archive'])
        .$narrowType<{ started_at: string }>()
        .select(sql<string>`substr(content, 1, ${sql.lit(beginningLength)})`.as('beginning'))
        .select(sql<number>`cast(row_number() over (order by started_at, id) as integer)`.as('number'))
        .as('sent_issues'),
    )
    .select(['slug', 'subject', 'preview', 'started_at', 'beginning', 'number'])
    .where('in_archive', '=', 1)
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute();

/** The same with their whole texts. */
export const selectArchived = (connection: Connection, limit: number): Promise<ArchivedIssue[]> =>
  selectArchive(connection, ['sent'])
    .select(['id', 'content'])
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute();

/** What a mail may have been handed over with: its link to the website works at once. */
const handedOver = ['sending', 'sent', 'uncertain'] as const;

export const selectArchivedIssue = (
  connection: Connection,
  slug: string,
): Promise<ArchivedIssue | undefined> =>
  selectArchive(connection, handedOver).select(['id', 'content']).where('slug', '=', slug).executeTakeFirst();

/** @returns whether it was being sent, or scheduled, until now */
export async function updateToPaused(
  connection: Connection,
  { id, reason, detail }: { id: string; reason: PauseReason; detail: string | null },
): Promise<boolean> {
  const result = await connection
    .updateTable('newsletter_issues')
    .set((eb) => ({
      status: 'paused',
      paused_for: reason,
      pause_detail: detail,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', 'in', ['sending', 'scheduled'])
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** What a server said of an address that is erased. */
export async function forgetPauseDetail(connection: Connection, emailKey: string): Promise<void> {
  await connection
    .updateTable('newsletter_issues')
    .set({ pause_detail: null })
    .where(sql<boolean>`lower(pause_detail) like ${toLikePattern(emailKey)} escape '\\'`)
    .execute();
}

/** Notes how far the recipients of an issue are filled in; false if another instance has done so meanwhile. */
export async function updateFilled(
  connection: Connection,
  { id, from, to }: { id: string; from: string | null; to: string | null },
): Promise<boolean> {
  const result = await connection
    .updateTable('newsletter_issues')
    .set(to === null ? { is_filled: 1 } : { filled_to: to })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('filled_to', from === null ? 'is' : '=', from)
    .where('is_filled', '=', 0)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Takes the right to send some mails until `until`; false if the last ones' time is not over. */
export async function updatePace(
  connection: Connection,
  { id, now, until }: { id: string; now: string; until: string },
): Promise<boolean> {
  const result = await connection
    .updateTable('newsletter_issues')
    .set({ paced_to: until })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where((eb) => eb.or([eb('paced_to', 'is', null), eb('paced_to', '<=', now)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** @returns whether this instance has ended it */
export async function updateToDone(connection: Connection, id: string, now: string): Promise<boolean> {
  const result = await connection
    .updateTable('newsletter_issues')
    .set((eb) => ({ status: 'done', ended_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('issue_recipients')
            .select('id')
            .where('issue_id', '=', id)
            .where('status', 'in', ['queued', 'sending']),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export const countWelcome = (connection: Connection): Promise<number> =>
  countRows(connection.selectFrom('newsletter_issues').where('welcome_after', 'is not', null));
