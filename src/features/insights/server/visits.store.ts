import { sql, type Insertable } from 'kysely';
import type { FormName } from '#domain/forms/form-names.contract.ts';
import { deleteOlder } from '#platform/database/delete-older.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { InsightVisitsTable } from './tables.ts';

export type VisitRow = Insertable<InsightVisitsTable>;

/** Creates those visits that no instance has created. @returns their ids */
export async function insertNewVisits(trx: Connection, rows: readonly VisitRow[]): Promise<Set<string>> {
  const inserted = await trx
    .insertInto('insight_visits')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

/** The current state of the visit with one hash today; undefined if none was written. */
export async function selectVisit(connection: Connection, id: string) {
  return connection
    .selectFrom('insight_visits')
    .select(['landing', 'host', 'channel', 'campaign', 'pages'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks them on PostgreSQL: two instances that add to one visit do so one after the other. */
export async function selectVisits(trx: Connection, ids: readonly string[], isShared: boolean) {
  const query = trx.selectFrom('insight_visits').selectAll().where('id', 'in', ids).orderBy('id');
  return (isShared ? query.forUpdate() : query).execute();
}

export async function updateVisit(trx: Connection, { id, ...row }: VisitRow): Promise<void> {
  await trx.updateTable('insight_visits').set(row).where('id', '=', id).execute();
}

/** Records that a visit started a form. @returns false if it is known, or there is no such visit */
export async function markBegun(trx: Connection, id: string, form: FormName): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('insight_visits')
    .set({ begun: sql`begun || ${`${form}\n`}` })
    .where('id', '=', id)
    .where('begun', 'not like', `%${form}%`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A day's salt, the same for all instances. Those of earlier days are deleted with it. */
export async function readSalt(
  trx: Connection,
  { day, newSalt }: { day: string; newSalt: string },
): Promise<string> {
  await trx.deleteFrom('insight_salts').where('day', '<', day).execute();
  await trx
    .insertInto('insight_salts')
    .values({ day, salt: newSalt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return (await selectSalt(trx, day))!;
}

/** A day's salt; undefined if no visit of it was written. */
export async function selectSalt(connection: Connection, day: string): Promise<string | undefined> {
  const row = await connection
    .selectFrom('insight_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.salt;
}

export const deleteOldVisits = deleteOlder('insight_visits', ['id'], 'day');
