import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';

/** The size of a PostgreSQL database on its disk. */
export async function selectDatabaseBytes(connection: Connection): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database()) as bytes`.execute(connection);
  return Number(rows[0]!.bytes);
}

export async function selectLastBackup(connection: Connection): Promise<string | null> {
  const row = await connection.selectFrom('backups_made').select('finished_at').executeTakeFirst();
  return row?.finished_at ?? null;
}
