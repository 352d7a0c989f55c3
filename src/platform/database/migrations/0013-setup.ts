import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** The removed parts of the demonstration, to bring them back. */
export function setup(): Migration {
  return {
    up: (db: Kysely<unknown>) =>
      runStatements(db, [
        `create table clean_starts (
          id text primary key,
          removed text not null,
          backup text not null,
          created_by_id text references "user" (id) on delete set null,
          created_at text not null,
          undone_at text,
          dismissed_at text
        )`,
        'create index clean_starts_newest on clean_starts (created_at)',
      ]),
  };
}
