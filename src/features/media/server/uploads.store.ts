import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { UploadsTable } from '#domain/uploads/server/tables.ts';
import { toLikePattern } from '#platform/database/like-pattern.ts';
import { newestFirst } from '#platform/database/newest-first.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { readInPieces } from '#platform/database/search-newest.ts';
import type { ListFilter, Page } from '#platform/http/listing.ts';

export type UploadRow = Selectable<UploadsTable>;

export type NewUploadRow = Insertable<UploadsTable>;

/** Uploads, newest first: those of the library, or of the bin. */
export const selectUploads = (
  connection: Connection,
  { search, isBin, ...list }: ListFilter & { isBin: boolean },
): Promise<Page<UploadRow>> =>
  readInPieces<UploadRow>(list, ({ position, limit }) => {
    const query = connection
      .selectFrom('uploads')
      .selectAll()
      .where('replaced_by', 'is', null)
      .where('deleted_at', isBin ? 'is not' : 'is', null)
      .$if(search !== undefined, (some) => some.where(containsText(search!)));
    return newestFirst(query, position, limit).execute() as Promise<UploadRow[]>;
  });

const containsText = (text: string): RawBuilder<boolean> =>
  sql<boolean>`search_text like ${toLikePattern(text)} escape '\\'`;

/** One that was not replaced. */
export const selectUpload = (connection: Connection, name: string): Promise<UploadRow | undefined> =>
  connection
    .selectFrom('uploads')
    .selectAll()
    .where('name', '=', name)
    .where('replaced_by', 'is', null)
    .executeTakeFirst();

/** The name of what took an upload's place. */
export async function selectReplacement(connection: Connection, name: string): Promise<string | null> {
  const row = await connection
    .selectFrom('uploads')
    .select('replaced_by')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.replaced_by ?? null;
}

/** The names that lead to an upload, its own first. */
export async function selectNames(connection: Connection, name: string): Promise<string[]> {
  const former = await connection
    .selectFrom('uploads')
    .select('name')
    .where('replaced_by', '=', name)
    .execute();
  return [name, ...former.map((row) => row.name)];
}

/** Rows inserted by one statement. */
const rowsAtOnce = 500;

/** Those that are there already stay as they are. */
export async function insertUploads(connection: Connection, rows: readonly NewUploadRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += rowsAtOnce) {
    await connection
      .insertInto('uploads')
      .values(rows.slice(i, i + rowsAtOnce))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
}

export async function updateUpload(
  connection: Connection,
  name: string,
  changes: Updateable<UploadsTable>,
): Promise<void> {
  await connection.updateTable('uploads').set(changes).where('name', '=', name).execute();
}

/**
 * Makes the addresses that lead to an upload lead to another one.
 * @returns false if it is in the bin, or was replaced meanwhile
 */
export async function setReplaced(connection: Connection, name: string, by: string): Promise<boolean> {
  const result = await connection
    .updateTable('uploads')
    .set({ replaced_by: by })
    .where('name', '=', name)
    .where('replaced_by', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await connection.updateTable('uploads').set({ replaced_by: by }).where('replaced_by', '=', name).execute();
  return Number(result.numUpdatedRows) === 1;
}

export async function deleteUploadRows(connection: Connection, names: readonly string[]): Promise<void> {
  await connection.deleteFrom('uploads').where('name', 'in', names).execute();
}

/** Some of those that were moved to the bin before a time. */
export async function selectOldDeleted(
  connection: Connection,
  before: string,
  limit: number,
): Promise<string[]> {
  const rows = await connection
    .selectFrom('uploads')
    .select('name')
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}

export async function areListed(connection: Connection): Promise<boolean> {
  const row = await connection.selectFrom('site_state').select('uploads_listed').executeTakeFirst();
  return row?.uploads_listed === 1;
}

export async function setListed(connection: Connection): Promise<void> {
  await connection.updateTable('site_state').set({ uploads_listed: 1 }).execute();
}
