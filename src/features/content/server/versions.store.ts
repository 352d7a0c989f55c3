import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { ContentVersionsTable } from './tables.ts';

export type VersionRow = Selectable<ContentVersionsTable> & { author: string | null };

export async function insertVersion(
  connection: Connection,
  row: Insertable<ContentVersionsTable>,
): Promise<void> {
  await connection.insertInto('content_versions').values(row).execute();
}

const selectWithAuthor = (connection: Connection, documentId: string) =>
  connection
    .selectFrom('content_versions as version')
    .leftJoin('user as author', 'author.id', 'version.author_id')
    .selectAll('version')
    .select('author.name as author')
    .where('version.document_id', '=', documentId);

/** Newest first. */
export const selectVersions = (
  connection: Connection,
  documentId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<VersionRow[]> =>
  selectWithAuthor(connection, documentId)
    .$if(before !== undefined, (query) => query.where('version.version', '<', before!))
    .orderBy('version.version', 'desc')
    .limit(limit)
    .execute();

export const selectVersion = (
  connection: Connection,
  documentId: string,
  version: number,
): Promise<VersionRow | undefined> =>
  selectWithAuthor(connection, documentId).where('version.version', '=', version).executeTakeFirst();

/**
 * Deletes old versions that have a newer one of the same document and the same day (or month).
 * @param characters of the time that name the span: 10 for a day, 7 for a month
 * @returns how many; fewer than `limit` when none is left
 */
export async function thinVersions(
  connection: Connection,
  { before, limit, characters }: { before: string; limit: number; characters: 7 | 10 },
): Promise<number> {
  const spare = await connection
    .selectFrom('content_versions as older')
    .select(['older.document_id', 'older.version'])
    .where('older.created_at', '<', before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('content_versions as newer')
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
      .deleteFrom('content_versions')
      .where('document_id', '=', document_id)
      .where('version', '=', version)
      .execute();
  }
  return spare.length;
}
