import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** When backups were made; of the database that they are of, and in none of them. */
export function settings(): Migration {
  return {
    up: (db: Kysely<unknown>) =>
      runStatements(db, ['create table backups_made (finished_at text primary key not null)']),
  };
}
