import { sql, type Selectable } from 'kysely';
import type { Connection, Database } from '#platform/database/open-database.ts';
import type { VersionsTable } from './tables.ts';

/** A version without its text. */
export type VersionHead = Omit<Selectable<VersionsTable>, 'data'> & { author: string | null };

export type VersionRow = VersionHead & Pick<VersionsTable, 'data'>;

export async function insertVersion(connection: Connection, row: VersionsTable): Promise<void> {
  await connection.insertInto('versions').values(row).execute();
}

export async function deleteVersions(connection: Connection, documentIds: string[]): Promise<void> {
  await connection.deleteFrom('versions').where('document_id', 'in', documentIds).execute();
}

const selectHead = (connection: Connection, documentId: string) =>
  connection
    .selectFrom('versions as version')
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
  documentId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<VersionHead[]> =>
  selectHead(connection, documentId)
    .$if(before !== undefined, (query) => query.where('version.version', '<', before!))
    .orderBy('version.version', 'desc')
    .limit(limit)
    .execute();

export const selectVersion = (
  connection: Connection,
  documentId: string,
  version: number,
): Promise<VersionRow | undefined> =>
  selectHead(connection, documentId)
    .select('version.data')
    .where('version.version', '=', version)
    .executeTakeFirst();

/** Which versions can be dropped: the last one of each day (or month) per document is enough. */
interface Thinning {
  /** Versions made before this, but not before `since`, where a span begins; ISO 8601. */
  before: string;
  since?: string;
  limit: number;
  /** Characters of the timestamp that identify the span: 10 for a day, 7 for a month. */
  characters: 7 | 10;
  read: Database['read'];
}

/**
 * Deletes old versions that have a newer one of the same document on the same day (or in the same month).
 * @returns how many; fewer than `limit` when none are left
 */
export async function thinVersions(
  connection: Connection,
  { read, limit, ...which }: Thinning,
): Promise<number> {
  // Off the event loop: it looks at every version from that time.
  const spare = await read('versions', (reader) => selectSpare(reader, which).limit(limit).execute());
  for (const { document_id, version } of spare) {
    await connection
      .deleteFrom('versions')
      .where('document_id', '=', document_id)
      .where('version', '=', version)
      .execute();
  }
  return spare.length;
}

/** The times are in an index, so that SQLite need not read past the texts. */
const selectSpare = (
  connection: Connection,
  { before, since = '', characters }: Omit<Thinning, 'limit' | 'read'>,
) =>
  connection
    .selectFrom((eb) =>
      eb
        .selectFrom('versions as version')
        .select(['version.document_id', 'version.version'])
        .select(
          sql<number>`max(version.version) over (
            partition by version.document_id, substr(version.created_at, 1, ${sql.lit(characters)}))`.as(
            'last',
          ),
        )
        .where('version.created_at', '<', before)
        .where('version.created_at', '>=', since)
        .as('found'),
    )
    .select(['found.document_id', 'found.version'])
    .whereRef('found.version', '<', 'found.last');
