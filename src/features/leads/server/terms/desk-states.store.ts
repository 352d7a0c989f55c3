import type { Connection } from '#platform/database/open-database.ts';
import type { Tables } from '#platform/database/tables.ts';

/** What a job of the desk keeps between its runs. */
export type DeskState = Tables['desk_states']['id'];

/** @returns null if there is none */
export async function selectState(connection: Connection, id: DeskState): Promise<string | null> {
  const row = await connection
    .selectFrom('desk_states')
    .select('value')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function saveState(trx: Connection, id: DeskState, value: string): Promise<void> {
  await trx
    .insertInto('desk_states')
    .values({ id, value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }))
    .execute();
}

/**
 * Writes a state's successor: if several instances ask at once, one succeeds.
 * @param before what was read; null: there was none
 * @param next null: none from then on
 * @returns false if it has changed by now
 */
export async function replaceState(
  trx: Connection,
  id: DeskState,
  before: string | null,
  next: string | null,
): Promise<boolean> {
  if (before === null) {
    if (next === null) return true;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('desk_states')
      .values({ id, value: next })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  if (next === null) {
    const { numDeletedRows } = await trx
      .deleteFrom('desk_states')
      .where('id', '=', id)
      .where('value', '=', before)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('desk_states')
    .set({ value: next })
    .where('id', '=', id)
    .where('value', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
