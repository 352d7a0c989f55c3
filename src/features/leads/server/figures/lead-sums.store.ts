import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { LeadSumKind } from '../tables.ts';
import { nameOf } from './lead-names.store.ts';

/** What leads are grouped by; `all` yields one row. */
export type LeadSumBy = LeadSumKind | 'day';

export interface LeadSums {
  name: string;
  sent: number;
  answered: number;
  won: number;
  /** The value of those that were won, in whole currency units. */
  value: number;
}

interface LeadQuestion {
  by: LeadSumBy;
  /** The first and the last day in UTC. */
  from: string;
  to: string;
  /** Only those of a name. */
  names?: readonly string[] | undefined;
  /** Those with most messages. */
  limit: number;
  isPostgres: boolean;
}

/**
 * Sums the messages that are not spam: from the daily sums, and for days that have changed since, from their
 * messages. One statement, so that no day is in both.
 */
export async function selectLeadSums(
  connection: Connection,
  { by, from, to, names, limit, isPostgres }: LeadQuestion,
): Promise<LeadSums[]> {
  if (names?.length === 0) return [];
  const kind = by === 'day' ? 'all' : by;
  const named = names ? sql`and name in (${sql.join(names)})` : sql``;
  const changed = sql`select distinct day from lead_sum_changes where day >= ${from} and day <= ${to}`;
  const { rows } = await sql<Record<keyof LeadSums, string | number>>`
    with changed as (${changed}),
    summed as (
      select day, name, sent, answered, won, value from lead_sums
      where kind = ${kind} and day >= ${from} and day <= ${to} and day not in (select day from changed)
      union all
      select day, name, 1, case when answered_at is null then 0 else 1 end, won,
        case when won = 1 then coalesce(value, 0) else 0 end
      from (
        select changed.day, ${nameOf(kind, isPostgres)} as name, answered_at, won, value
        from changed join contact_messages as message
          on message.spam = 0 and message.created_at >= changed.day and message.created_at < changed.day || 'T24'
      ) as leads
      where name is not null
    )
    select ${by === 'day' ? sql`day` : sql`name`} as name,
      sum(sent) as sent, sum(answered) as answered, sum(won) as won, sum(value) as value
    from summed where 1 = 1 ${named}
    group by 1 order by 2 desc, 1 limit ${limit}`.execute(connection);
  return rows.map((row) => ({
    name: String(row.name),
    sent: Number(row.sent),
    answered: Number(row.answered),
    won: Number(row.won),
    value: Number(row.value),
  }));
}
