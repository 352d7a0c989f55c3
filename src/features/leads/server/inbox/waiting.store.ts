import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { MessageCounts } from '../../contract.ts';
import type { WaitingLead, WaitingLeads } from '../../deadlines.contract.ts';

/** States in which a lead waits for us. */
const waitingStates = ['new', 'open'] as const;

/** @param now ISO 8601, as `soon` */
export async function countWaiting(
  connection: Connection,
  { now, soon }: { now: string; soon: string },
): Promise<Omit<WaitingLeads, 'leads'>> {
  const row = await connection
    .selectFrom('contact_messages')
    .select((eb) => {
      const countIf = (condition: ReturnType<typeof sql<boolean>>) =>
        eb.fn.sum<string | number | null>(sql`case when ${condition} then 1 else 0 end`);
      return [
        countIf(sql`status = 'new'`).as('new'),
        countIf(sql`status = 'open'`).as('open'),
        countIf(sql`due_at <= ${now}`).as('overdue'),
        countIf(sql`due_at > ${now} and due_at <= ${soon}`).as('due'),
        countIf(sql`assignee_id is null`).as('unowned'),
      ];
    })
    .where('spam', '=', 0)
    .where('status', 'in', waitingStates)
    .executeTakeFirstOrThrow();
  return {
    new: Number(row.new),
    open: Number(row.open),
    overdue: Number(row.overdue),
    due: Number(row.due),
    unowned: Number(row.unowned),
  };
}

/** How many of the inbox are in each state but the last: those are not counted, however many there are. */
export async function countUnfinished(connection: Connection): Promise<MessageCounts> {
  const rows = await connection
    .selectFrom('contact_messages')
    .select((eb) => ['status', eb.fn.countAll<string | number>().as('count')])
    .where('spam', '=', 0)
    .where('status', 'in', [...waitingStates, 'waiting'])
    .groupBy('status')
    .execute();
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { new: count('new'), open: count('open'), waiting: count('waiting') };
}

/** Those that are due first. */
export async function selectWaiting(connection: Connection, limit: number): Promise<WaitingLead[]> {
  return connection
    .selectFrom('contact_messages')
    .select(['id', 'name', 'subject', 'status', 'assignee_id', 'created_at', 'due_at'])
    .where('spam', '=', 0)
    .where('status', 'in', waitingStates)
    .orderBy(sql`case when due_at is null then 1 else 0 end`)
    .orderBy('due_at')
    .orderBy(sql`case when status = 'new' then 0 else 1 end`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
