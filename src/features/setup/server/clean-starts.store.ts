import type { Selectable, Updateable } from 'kysely';
import { deleteOlder } from '#platform/database/delete-older.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { CleanStartsTable } from './tables.ts';

export type CleanStartRow = Selectable<CleanStartsTable>;

export async function insertCleanStart(connection: Connection, row: CleanStartRow): Promise<void> {
  await connection.insertInto('clean_starts').values(row).execute();
}

/** The last one since a time that is neither undone nor dismissed. */
export const selectOpenCleanStart = (
  connection: Connection,
  since: string,
): Promise<CleanStartRow | undefined> =>
  connection
    .selectFrom('clean_starts')
    .selectAll()
    .where('undone_at', 'is', null)
    .where('dismissed_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** @returns false when it was undone or dismissed meanwhile */
export async function closeCleanStart(
  connection: Connection,
  id: string,
  changes: Updateable<CleanStartsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('clean_starts')
    .set(changes)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where('dismissed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteOldCleanStarts = deleteOlder('clean_starts', ['id'], 'created_at');
