import { sql, type Insertable } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { Tables } from '#platform/database/tables.ts';
import { leadSumKinds, nameOf } from './lead-names.store.ts';

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
