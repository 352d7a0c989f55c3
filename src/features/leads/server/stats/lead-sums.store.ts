import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { LeadSumKind } from '../tables.ts';

/** The groupings of leads; `all` yields one row. */
export type LeadSumBy = LeadSumKind | 'day';

export type LeadSums = Omit<Tables['lead_sums'], 'day' | 'kind'>;

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

export type LeadSumRow = Insertable<Tables['lead_sums']>;

/**
 * The newest day before another one whose leads have changed since they were summed; null when there is none.
 */
export async function selectChangedDay(
  connection: Connection,
  before: string | null,
): Promise<string | null> {
  const row = await connection
    .selectFrom('lead_sum_changes')
    .select('day')
    .$if(before !== null, (query) => query.where('day', '<', before))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

export async function selectChanges(connection: Connection, day: string, limit: number): Promise<string[]> {
  const rows = await connection
    .selectFrom('lead_sum_changes')
    .select('id')
    .where('day', '=', day)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Sums a day's leads by each kind. */
export async function sumDay(
  connection: Connection,
  day: string,
  isPostgres: boolean,
): Promise<LeadSumRow[]> {
  const sums: LeadSumRow[] = [];
  for (const kind of leadSumKinds) {
    const { rows } = await sql<Record<'name' | 'sent' | 'answered' | 'won' | 'value', string | number>>`
      select name, count(*) as sent, count(answered_at) as answered, sum(won) as won,
        coalesce(sum(case when won = 1 then value end), 0) as value
      from (
        select ${nameOf(kind, isPostgres)} as name, answered_at, won, value
        from contact_messages
        where spam = 0 and created_at >= ${day} and created_at < ${`${day}T24`}
      ) as leads
      where name is not null
      group by name`.execute(connection);
    for (const row of rows) {
      sums.push({
        ...{ day, kind, name: String(row.name) },
        ...{ sent: Number(row.sent), answered: Number(row.answered) },
        ...{ won: Number(row.won), value: Number(row.value) },
      });
    }
  }
  return sums;
}

/** @returns how many were still there */
export async function deleteChanges(trx: Connection, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('lead_sum_changes')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Rows per statement: SQLite takes 32,766 values. */
const rowsAtOnce = 200;

/** Another instance has renewed the day meanwhile: its sums may be newer. */
export class RenewedElsewhereError extends Error {}

/**
 * Replaces a day's sums, and removes the recorded changes that they include.
 * @throws RenewedElsewhereError, so that the transaction is rolled back
 */
export async function replaceDay(
  trx: Connection,
  day: string,
  { changes, sums }: { changes: readonly string[]; sums: readonly LeadSumRow[] },
): Promise<void> {
  if ((await deleteChanges(trx, changes)) < changes.length) throw new RenewedElsewhereError();
  await trx.deleteFrom('lead_sums').where('day', '=', day).execute();
  for (let i = 0; i < sums.length; i += rowsAtOnce) {
    await trx
      .insertInto('lead_sums')
      .values(sums.slice(i, i + rowsAtOnce))
      .execute();
  }
}

/** Where a source has it. */
const pathOf: Record<Exclude<LeadSumKind, 'all' | 'channel'>, readonly string[]> = {
  landing: ['landing_page'],
  page: ['page'],
  article: ['last_article'],
  case: ['last_case'],
  host: ['first', 'referrer_host'],
  campaign: ['first', 'utm_campaign'],
};

/** The name under which a lead counts, or null, in a query of `contact_messages`. */
function nameOf(kind: LeadSumKind, isPostgres: boolean): RawBuilder<string | null> {
  if (kind === 'all') return sql`''`;
  if (kind === 'channel') return sql`channel`;
  const path = pathOf[kind];
  return isPostgres
    ? sql`source::json #>> ${sql.lit(`{${path.join(',')}}`)}`
    : sql`json_extract(source, ${sql.lit(`$.${path.join('.')}`)})`;
}

const leadSumKinds: readonly LeadSumKind[] = [
  'all',
  'channel',
  ...(Object.keys(pathOf) as (keyof typeof pathOf)[]),
];
