import { SqliteAdapter } from 'kysely';
import type { Connection } from './open-database.ts';

/** Whether statements on a connection are for SQLite; else they are for PostgreSQL. */
export const isSqlite = (connection: Connection): boolean =>
  connection.getExecutor().adapter instanceof SqliteAdapter;
