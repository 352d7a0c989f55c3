import { hasRows } from '#platform/database/count-rows.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '#platform/database/open-database.ts';
import { isOneOf } from '../tags.store.ts';
import type { IssueRow } from './issues.store.ts';

/** Whom a welcome mail follows, and when what it follows happened. */
export interface Begun {
  email: string;
  email_key: string;
  begun_at: string;
}

/** From when, and until when, something happened; ISO 8601. */
export interface Span {
  from: string;
  to: string;
}

type Mail = Pick<IssueRow, 'id' | 'welcome_tag'>;

/** Confirmed subscriptions that want welcome mails and have not been among a mail's recipients. */
const selectOpen = (connection: Connection, { id }: Pick<Mail, 'id'>) =>
  connection
    .selectFrom('newsletter_subscriptions as person')
    .select(['person.email', 'person.email_key'])
    .where('person.status', '=', 'confirmed')
    .where('person.spam', '=', 0)
    .where('person.wants_welcome', '=', 1)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('issue_recipients')
            .select('issue_recipients.id')
            .where('issue_recipients.issue_id', '=', id)
            .whereRef('issue_recipients.email_key', '=', 'person.email_key'),
        ),
      ),
    );

/** Those whose confirmation was in a span. An import confirms nobody. */
export const selectConfirmed = (
  connection: Connection,
  { mail, span, limit }: { mail: Mail; span: Span; limit: number },
): Promise<Begun[]> =>
  selectOpen(connection, mail)
    .select('person.confirmed_at as begun_at')
    .where('person.confirmed_at', '>=', span.from)
    .where('person.confirmed_at', '<=', span.to)
    .limit(limit)
    .$narrowType<{ begun_at: string }>()
    .execute();

/** Those who were given the mail's tag in a span. */
export const selectTagged = (
  connection: Connection,
  { mail, span, limit }: { mail: Mail; span: Span; limit: number },
): Promise<Begun[]> =>
  selectOpen(connection, mail)
    .innerJoin('subscription_tags as given', 'given.subscription_id', 'person.id')
    .select('given.created_at as begun_at')
    .where(isOneOf([mail.welcome_tag], 'given.tag'))
    .where('given.created_at', '>=', span.from)
    .where('given.created_at', '<=', span.to)
    .limit(limit)
    .execute();

/** Which of some people subscribe. @param times by address, see `toEmailKey` */
export async function selectSubscribed(
  connection: Connection,
  { mail, times, limit }: { mail: Mail; times: ReadonlyMap<string, string>; limit: number },
): Promise<Begun[]> {
  if (times.size === 0) return [];
  const rows = await selectOpen(connection, mail)
    .where('person.email_key', 'in', [...times.keys()])
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, begun_at: times.get(row.email_key)! }));
}

/** Each once, also where two instances add them at the same time. */
export async function insertBegun(
  connection: Connection,
  { issueId, people, skippedAt }: { issueId: string; people: readonly Begun[]; skippedAt: string | null },
): Promise<void> {
  if (people.length === 0) return;
  await connection
    .insertInto('issue_recipients')
    .values(
      people.map((person) => ({
        ...person,
        id: uuidv7(),
        issue_id: issueId,
        status: skippedAt === null ? ('queued' as const) : ('skipped' as const),
        ...{ leased_by: null, leased_until: null, settled_at: skippedAt, reason: null },
      })),
    )
    .onConflict((conflict) => conflict.columns(['issue_id', 'email_key']).doNothing())
    .execute();
}

export async function hasQueued(connection: Connection, issueId: string): Promise<boolean> {
  return hasRows(
    connection.selectFrom('issue_recipients').where('issue_id', '=', issueId).where('status', '=', 'queued'),
  );
}

/** All; or, with a time, those whose event was before it and whose mail has not been tried. */
export async function skipQueued(
  connection: Connection,
  { issueId, at, begunBefore }: { issueId: string; at: string; begunBefore?: string },
): Promise<void> {
  await connection
    .updateTable('issue_recipients')
    .set({ status: 'skipped', settled_at: at })
    .where('issue_id', '=', issueId)
    .where('status', '=', 'queued')
    .$if(begunBefore !== undefined, (query) =>
      query.where('begun_at', '<', begunBefore!).where('attempts', '=', 0),
    )
    .execute();
}
