import { sql, type RawBuilder } from 'kysely';
import type { LeadFilter } from '../../inbox.contract.ts';

/** The account that `me` stands for, and the time that overdue is relative to. */
export interface FilterViewer {
  userId: string;
  /** ISO 8601 */
  now: string;
}

/**
 * A filter's condition on a row; undefined if it has none.
 * @returns a function of the prefix of the column names
 */
export function toLeadCondition(
  { status, assignee, from, to, channel, unread, overdue, advertising }: LeadFilter,
  { userId, now }: FilterViewer,
): ((prefix: string) => RawBuilder<boolean>) | undefined {
  const conditions: ((of: (column: string) => RawBuilder<unknown>) => RawBuilder<boolean>)[] = [];
  if (status) conditions.push((of) => sql`${of('status')} = ${status}`);
  // Matches the beginning of contact_messages_unassigned.
  if (assignee === 'none')
    conditions.push(
      (of) =>
        sql`case when ${of('assignee_id')} is null then 1 else 0 end = 1 and ${of('assignee_id')} is null`,
    );
  else if (assignee) {
    const id = assignee === 'me' ? userId : assignee;
    conditions.push((of) => sql`${of('assignee_id')} = ${id}`);
  }
  if (from) conditions.push((of) => sql`${of('created_at')} >= ${from}`);
  if (to) conditions.push((of) => sql`${of('created_at')} <= ${to}`);
  if (channel) conditions.push((of) => sql`${of('channel')} = ${channel}`);
  if (unread) conditions.push((of) => sql`${of('status')} = 'new'`);
  // A literal: SQLite uses contact_messages_advertising for no parameter.
  if (advertising !== undefined) {
    conditions.push((of) => sql`${of('advertising')} = ${sql.lit(advertising ? 1 : 0)}`);
  }
  if (overdue) {
    // Matches the beginning of contact_messages_due.
    conditions.push(
      (of) => sql`case when ${of('due_at')} is null then 0 else 1 end = 1 and ${of('due_at')} <= ${now}`,
    );
    conditions.push((of) => sql`${of('status')} <> 'done'`);
  }
  if (conditions.length === 0) return undefined;
  return (prefix) =>
    sql<boolean>`${sql.join(
      conditions.map((condition) => condition((column) => sql.ref(prefix + column))),
      sql` and `,
    )}`;
}
