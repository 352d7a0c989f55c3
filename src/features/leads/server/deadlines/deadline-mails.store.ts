import { sql, type RawBuilder } from 'kysely';
import { countRows, hasRows } from '#platform/database/count-rows.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { ContactMessagesTable } from '../tables.ts';

const mailedColumns = ['id', 'name', 'email', 'subject', 'assignee_id', 'due_at', 'created_at'] as const;

export type MailedLead = Pick<ContactMessagesTable, (typeof mailedColumns)[number]>;

/** 1: due soon; 2: overdue. The value of `due_mailed` once the mail is queued. */
export type Reminder = 1 | 2;

/** The condition of contact_messages_due_mail. */
const isPending = (reminder: Reminder) =>
  sql<boolean>`due_at is not null and due_mailed < 2 and spam = 0 and due_mailed < ${reminder} and status <> 'done'`;

/** Whether there is a lead that is due by then and whose reminder was not sent. */
export async function hasDue(
  connection: Connection,
  { reminder, until }: { reminder: Reminder; until: string },
): Promise<boolean> {
  return hasRows(
    connection.selectFrom('contact_messages').where(isPending(reminder)).where('due_at', '<=', until),
  );
}

/** Claims the leads due by then, earliest first. Each goes to one instance, even if several ask at once. */
export const claimDue = (
  trx: Connection,
  { reminder, until, limit }: { reminder: Reminder; until: string; limit: number },
): Promise<MailedLead[]> =>
  trx
    .updateTable('contact_messages')
    .set({ due_mailed: reminder })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('contact_messages')
        .select('id')
        .where(isPending(reminder))
        .where('due_at', '<=', until)
        .orderBy('due_at')
        .limit(limit),
    )
    .where(isPending(reminder))
    .where('due_at', '<=', until)
    .returning(mailedColumns)
    .execute();

/** The times that a digest covers; ISO 8601. */
export interface DigestTimes {
  now: string;
  dayEndsAt: string;
  /** Leads waiting since before this are included, except those waiting since before `monthAgo`. */
  weekAgo: string;
  monthAgo: string;
}

export interface DigestPart {
  count: number;
  /** The first of them. */
  leads: MailedLead[];
}

export interface Digest {
  overdue: DigestPart;
  today: DigestPart;
  new: DigestPart;
  waiting: DigestPart;
}

/** The leads that a day begins with. @param assigneeId whose leads; null: everybody's, and unassigned ones */
export async function selectDigest(
  connection: Connection,
  assigneeId: string | null,
  times: DigestTimes,
  limit: number,
): Promise<Digest> {
  const read = (where: RawBuilder<boolean>, order: 'due_at' | 'created_at') =>
    selectPart(connection, { assigneeId, where, order, limit });
  const { now, dayEndsAt, weekAgo, monthAgo } = times;
  const hasEventAfter = (time: string) =>
    sql<boolean>`exists (select 1 from lead_events where message_id = contact_messages.id and lead_events.created_at > ${time})`;
  return {
    overdue: await read(sql`due_at <= ${now} and status <> 'done'`, 'due_at'),
    today: await read(sql`due_at > ${now} and due_at <= ${dayEndsAt} and status <> 'done'`, 'due_at'),
    new: await read(sql`status = 'new' and (due_at is null or due_at > ${dayEndsAt})`, 'created_at'),
    waiting: await read(
      sql`status = 'waiting' and created_at <= ${weekAgo} and (due_at is null or due_at > ${dayEndsAt})
        and not ${hasEventAfter(weekAgo)} and ${hasEventAfter(monthAgo)}`,
      'created_at',
    ),
  };
}

async function selectPart(
  connection: Connection,
  {
    assigneeId,
    where,
    order,
    limit,
  }: { assigneeId: string | null; where: RawBuilder<boolean>; order: 'due_at' | 'created_at'; limit: number },
): Promise<DigestPart> {
  const part = connection
    .selectFrom('contact_messages')
    .where('spam', '=', 0)
    .where(where)
    .$if(assigneeId !== null, (query) => query.where('assignee_id', '=', assigneeId));
  const leads = await part.select(mailedColumns).orderBy(order).orderBy('id').limit(limit).execute();
  return { count: leads.length < limit ? leads.length : await countRows(part), leads };
}
