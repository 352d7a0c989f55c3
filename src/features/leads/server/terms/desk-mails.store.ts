import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';

/** What a mail to a colleague says about a lead. */
export interface MailedLead {
  id: string;
  name: string;
  email: string;
  subject: string;
  assignee_id: string | null;
  due_at: string | null;
  created_at: string;
}

export const mailedColumns = [
  'id',
  'name',
  'email',
  'subject',
  'assignee_id',
  'due_at',
  'created_at',
] as const;

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
  const row = await connection
    .selectFrom('contact_messages')
    .select('id')
    .where(isPending(reminder))
    .where('due_at', '<=', until)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
