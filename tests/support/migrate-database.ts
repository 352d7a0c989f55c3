import { sql, type Kysely } from 'kysely';
import { migrateInTransaction } from '#platform/database/migrate.ts';
import type { DatabaseKind, Tables } from '#platform/database/tables.ts';

/** Runs the migrations up to one, or all where it is null. */
export const migrateDatabase = (
  kysely: Kysely<Tables>,
  kind: DatabaseKind,
  last: string | null,
): Promise<void> =>
  kysely.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    await migrateInTransaction(connection, kind, last);
    await sql`commit`.execute(connection);
  });
