import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Imports of other systems' posts, and what they have made. */
export function imports(): Migration {
  return {
    up: (db: Kysely<unknown>) =>
      runStatements(db, [
        `create table imports (
          id text primary key,
          file_name text not null,
          bytes integer not null,
          state text not null,
          claimed_until text,
          done integer not null default 0,
          total integer not null default 0,
          report text,
          failure text,
          asked_by_id text references "user" (id) on delete set null,
          created_at text not null,
          updated_at text not null
        )`,
        `create table imported_things (
          kind text not null,
          source_key text not null,
          import_id text not null,
          target text not null,
          digest text,
          version integer,
          constraint imported_things_key primary key (kind, source_key)
        )`,
        'create index imported_things_import on imported_things (import_id, kind, source_key)',
      ]),
  };
}
