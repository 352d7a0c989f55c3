import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';

/** What a mail to a colleague says of a lead. */
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

/** 1: that it is due soon; 2: that it is overdue. */
type Told = 1 | 2;

/** As contact_messages_due_mail has it. */
const isUntold = (told: Told) =>
  sql<boolean>`due_at is not null and due_mailed < 2 and spam = 0 and due_mailed < ${told} and status <> 'done'`;

/** Whether there is a lead that is due by then, and of which nobody was told. */
export async function hasDue(
  connection: Connection,
  { told, until }: { told: Told; until: string },
): Promise<boolean> {
  const row = await connection
    .selectFrom('contact_messages')
    .select('id')
    .where(isUntold(told))
    .where('due_at', '<=', until)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes those that are due by then, the first ones first: of several instances that ask at once, one gets each. */
export const claimDue = (
  trx: Connection,
  { told, until, limit }: { told: Told; until: string; limit: number },
): Promise<MailedLead[]> =>
  trx
    .updateTable('contact_messages')
    .set({ due_mailed: told })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('contact_messages')
        .select('id')
        .where(isUntold(told))
        .where('due_at', '<=', until)
        .orderBy('due_at')
        .limit(limit),
    )
    .where(isUntold(told))
    .where('due_at', '<=', until)
    .returning(mailedColumns)
    .execute();
