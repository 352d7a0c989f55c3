import { sql, type Selectable } from 'kysely';
import type { Connection } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { VersionsTable } from './tables.ts';

/** The tables that hold versions. */
export type VersionsName = {
  [Name in keyof Tables]: Tables[Name] extends VersionsTable ? Name : never;
}[keyof Tables];

/** A version without its text. */
export type VersionHead = Omit<Selectable<VersionsTable>, 'data'> & { author: string | null };

export type VersionRow = VersionHead & Pick<VersionsTable, 'data'>;

export async function insertVersionRow(
  connection: Connection,
  table: VersionsName,
  row: VersionsTable,
): Promise<void> {
  await connection.insertInto(table).values(row).execute();
}

const selectHead = (connection: Connection, table: VersionsName, documentId: string) =>
  connection
    .selectFrom(connection.dynamic.table(table).as('version'))
    .leftJoin('user as author', 'author.id', 'version.author_id')
    .select([
      'version.document_id',
      'version.version',
      'version.action',
      'version.slug',
      'version.digests',
      'version.created_at',
      'version.author_id',
      'author.name as author',
    ])
    .where('version.document_id', '=', documentId);

/** Newest first. */
export const selectVersions = (
  connection: Connection,
  table: VersionsName,
  documentId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<VersionHead[]> =>
  selectHead(connection, table, documentId)
    .$if(before !== undefined, (query) => query.where('version.version', '<', before!))
    .orderBy('version.version', 'desc')
    .limit(limit)
    .execute();

export const selectVersion = (
  connection: Connection,
  table: VersionsName,
  documentId: string,
  version: number,
): Promise<VersionRow | undefined> =>
  selectHead(connection, table, documentId)
    .select('version.data')
    .where('version.version', '=', version)
    .executeTakeFirst();

/**
 * Deletes old versions that have a newer one of the same document and the same day (or month).
 * @param characters of the time that name the span: 10 for a day, 7 for a month
 * @returns how many; fewer than `limit` when none is left
 */
export async function thinVersions(
  connection: Connection,
  table: VersionsName,
  { before, limit, characters }: { before: string; limit: number; characters: 7 | 10 },
): Promise<number> {
  const spare = await connection
    .selectFrom(connection.dynamic.table(table).as('older'))
    .select(['older.document_id', 'older.version'])
    .where('older.created_at', '<', before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom(connection.dynamic.table(table).as('newer'))
          .select('newer.version')
          .whereRef('newer.document_id', '=', 'older.document_id')
          .whereRef('newer.version', '>', 'older.version')
          .where('newer.created_at', '<', before)
          .where(
            sql<boolean>`substr(newer.created_at, 1, ${sql.lit(characters)}) = substr(older.created_at, 1, ${sql.lit(characters)})`,
          ),
      ),
    )
    .limit(limit)
    .execute();
  for (const { document_id, version } of spare) {
    await connection
      .deleteFrom(table)
      .where('document_id', '=', document_id)
      .where('version', '=', version)
      .execute();
  }
  return spare.length;
}
