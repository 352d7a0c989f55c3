import { SqliteAdapter } from 'kysely';
import type { Connection } from './open-database.ts';

/** Whether a connection's statements are for SQLite; otherwise they are for PostgreSQL. */
export const isSqlite = (connection: Connection): boolean =>
  connection.getExecutor().adapter instanceof SqliteAdapter;
