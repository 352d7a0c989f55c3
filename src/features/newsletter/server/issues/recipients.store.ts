import { sql } from 'kysely';
import { countRows, hasRows } from '#platform/database/count-rows.ts';
import { v7 as uuidv7 } from 'uuid';
import { isSqlite } from '#platform/database/is-sqlite.ts';
import type { Connection } from '#platform/database/open-database.ts';
import {
  recipientStatuses,
  type Audience,
  type IssueProgress,
  type RecipientStatus,
} from '../../issues.contract.ts';
import { isOneOf } from '../tags.store.ts';

/** A recipient whose mail this instance hands over. */
export interface ClaimedRecipient {
  id: string;
  email: string;
  email_key: string;
  begun_at: string | null;
  /** With this one. */
  attempts: number;
}

/** The confirmed subscriptions that want issues, in order of their ids. */
const selectAudience = (connection: Connection, { kind, ...rest }: Audience) => {
  const value = 'value' in rest ? rest.value : '';
  return connection
    .selectFrom('newsletter_subscriptions')
    .where('status', '=', 'confirmed')
    .where('spam', '=', 0)
    .where('wants_issues', '=', 1)
    .$if(kind === 'source', (query) => query.where('channel', '=', value))
    .$if(kind === 'tag', (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('subscription_tags')
          .select('subscription_id')
          .where(isOneOf([value])),
      ),
    );
};

/** How many would get an issue now. */
export const countAudience = (connection: Connection, audience: Audience): Promise<number> =>
  countRows(selectAudience(connection, audience));

/** Adds the next subscriptions to an issue's recipients. @returns the last one's id; null when none are left */
export async function insertRecipients(
  connection: Connection,
  { issueId, audience, after, limit }: { issueId: string; audience: Audience; after: string; limit: number },
): Promise<string | null> {
  const rows = await selectAudience(connection, audience)
    .select(['id', 'email', 'email_key'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  if (rows.length === 0) return null;
  await connection
    .insertInto('issue_recipients')
    .values(
      rows.map(({ email, email_key }) => ({
        id: uuidv7(),
        issue_id: issueId,
        email,
        email_key,
        status: 'queued' as const,
        leased_by: null,
        leased_until: null,
        settled_at: null,
        reason: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['issue_id', 'email_key']).doNothing())
    .execute();
  return rows.at(-1)!.id;
}

/**
 * Claims the next recipient of an issue that is being sent, for one instance. Those refused before come last, and not
 * before their time.
 * @returns undefined when none is queued, or the issue is not being sent any more
 */
export async function claimRecipient(
  connection: Connection,
  { issueId, by, now, until }: { issueId: string; by: string; now: string; until: string },
): Promise<ClaimedRecipient | undefined> {
  return connection
    .updateTable('issue_recipients')
    .set((eb) => ({
      status: 'sending' as const,
      leased_by: by,
      leased_until: until,
      attempts: eb('attempts', '+', 1),
    }))
    .where((eb) =>
      eb(
        'id',
        '=',
        eb
          .selectFrom('issue_recipients as next')
          .select('next.id')
          .where('next.issue_id', '=', issueId)
          .where('next.status', '=', 'queued')
          .where((next) =>
            next.or([next('next.leased_until', 'is', null), next('next.leased_until', '<=', now)]),
          )
          .orderBy('next.attempts')
          .orderBy('next.id')
          .limit(1)
          // Another instance that claims at the same moment takes the next one.
          .$if(!isSqlite(connection), (next) => next.forUpdate().skipLocked()),
      ),
    )
    .where('status', '=', 'queued')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('newsletter_issues')
          .select('id')
          .where('id', '=', issueId)
          .where('status', '=', 'sending'),
      ),
    )
    .returning(['id', 'email', 'email_key', 'begun_at', 'attempts'])
    .executeTakeFirst();
}

/** Whether a person still wants issues, or welcome mails. */
export async function isWanted(
  connection: Connection,
  emailKey: string,
  wants: 'wants_issues' | 'wants_welcome',
): Promise<boolean> {
  return hasRows(
    connection
      .selectFrom('newsletter_subscriptions')
      .where('email_key', '=', emailKey)
      .where('status', '=', 'confirmed')
      .where('spam', '=', 0)
      .where(wants, '=', 1),
  );
}

interface Settlement {
  id: string;
  status: Exclude<RecipientStatus, 'sending'>;
  at: string;
  reason?: string;
  /** When it may be tried again, if it is queued; at once if omitted. */
  againAt?: string | null;
}

/** Records the end of a claim, also where another instance has taken it for lost. */
export async function settleRecipient(
  connection: Connection,
  { id, by, status, at, reason = '', againAt = null }: Settlement & { by: string },
): Promise<void> {
  await connection
    .updateTable('issue_recipients')
    .set({
      status,
      leased_by: null,
      leased_until: againAt,
      settled_at: status === 'queued' ? null : at,
      // A server's words may name a person who was erased meanwhile.
      reason: sql<string | null>`case when email = '' then null else ${reason || null} end`,
    })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('leased_by', '=', by), eb('status', '=', 'uncertain')]))
    .execute();
}

/** Whose instance has been silent for too long: nobody knows what became of their mails. @returns how many */
export async function giveUpLeases(connection: Connection, now: string): Promise<number> {
  const result = await connection
    .updateTable('issue_recipients')
    .set({ status: 'uncertain', leased_by: null, leased_until: null, settled_at: now, reason: null })
    .where('leased_until', '<=', now)
    .where('status', '=', 'sending')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Queues recipients of one status again, as if they were new. @returns how many */
export async function requeue(
  connection: Connection,
  { issueId, status }: { issueId: string; status: 'uncertain' | 'refused' },
): Promise<number> {
  const result = await connection
    .updateTable('issue_recipients')
    .set({ status: 'queued', attempts: 1, settled_at: null, reason: null })
    .where('issue_id', '=', issueId)
    .where('status', '=', status)
    .where('email', '!=', '')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** How many recipients of each issue have which status. */
export async function countRecipients(
  connection: Connection,
  issueIds: readonly string[],
): Promise<Map<string, Omit<IssueProgress, 'is_complete'>>> {
  const counts = new Map(issueIds.map((id) => [id, noProgress()]));
  if (issueIds.length === 0) return counts;
  const rows = await connection
    .selectFrom('issue_recipients')
    .select((eb) => ['issue_id', 'status', eb.fn.countAll<number | string>().as('count')])
    .where('issue_id', 'in', issueIds)
    .groupBy(['issue_id', 'status'])
    .execute();
  for (const { issue_id: id, status, count } of rows) {
    const progress = counts.get(id)!;
    progress[status] = Number(count);
    progress.total += Number(count);
  }
  return counts;
}

export const noProgress = (): Omit<IssueProgress, 'is_complete'> => ({
  ...(Object.fromEntries(recipientStatuses.map((status) => [status, 0])) as Record<RecipientStatus, number>),
  total: 0,
});

/** Of an issue's mails that were answered, the first hundred and one. */
export async function countAnswered(
  connection: Connection,
  issueId: string,
): Promise<{ sent: number; refused: number }> {
  const count = (status: 'sent' | 'refused') => sql<number>`(select count(*) from
    (select 1 from issue_recipients where issue_id = ${issueId} and status = ${status} limit 101) as answered)`;
  const { sent, refused } = await connection
    .selectNoFrom([count('sent').as('sent'), count('refused').as('refused')])
    .executeTakeFirstOrThrow();
  return { sent: Number(sent), refused: Number(refused) };
}

/** The recipient whose mail a Message-ID names; without the address after a person's erasure. */
export const selectRecipient = (connection: Connection, id: string) =>
  connection
    .selectFrom('issue_recipients')
    .select(['id', 'issue_id', 'email', 'email_key', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The server took it, and it came back. */
export async function updateToReturned(
  connection: Connection,
  { id, at, reason }: { id: string; at: string; reason: string },
): Promise<void> {
  await connection
    .updateTable('issue_recipients')
    .set({ status: 'refused', settled_at: at, reason })
    .where('id', '=', id)
    .where('email', '!=', '')
    .where('status', 'in', ['sent', 'uncertain'])
    .execute();
}

/** Of people: an issue's figures stay, the addresses go. @param emailKeys see `toEmailKey` */
export async function forgetRecipients(connection: Connection, emailKeys: readonly string[]): Promise<void> {
  if (emailKeys.length === 0) return;
  await connection
    .updateTable('issue_recipients')
    .set((eb) => ({
      email: '',
      email_key: eb.ref('id'),
      reason: null,
      status: sql<RecipientStatus>`case when status = 'queued' then 'skipped' else status end`,
    }))
    .where('email_key', 'in', emailKeys)
    .execute();
}
