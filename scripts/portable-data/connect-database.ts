import BetterSqlite3 from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '#platform/config/read-config.ts';
import { copyingTimeouts, setTimeouts } from '#platform/database/postgres/open-pool.ts';
import type { Tables } from '#platform/database/tables.ts';

/** One connection to the database as it is: no migration runs. Close it with `destroy`. */
export function connectDatabase(config: Config['database']): Kysely<Tables> {
  if (config.kind === 'sqlite') {
    // Opened on first use: Kysely does not close what it has not used.
    return new Kysely({ dialect: new SqliteDialect({ database: async () => openFile(config.file) }) });
  }
  const pool = new pg.Pool({
    connectionString: config.url,
    max: 1,
    connectionTimeoutMillis: 5000,
    application_name: 'countermark data',
    onConnect: setTimeouts(copyingTimeouts),
  });
  // A lost connection fails the current statement; its event would end the process before.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

function openFile(file: string): BetterSqlite3.Database {
  const database = new BetterSqlite3(file, { timeout: 5000 });
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}
