import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Who did what, and what an API key is restricted to. */
export function audit(): Migration {
  return {
    up: (db: Kysely<unknown>) =>
      runStatements(db, [
        `create table audit_entries (
          id text primary key,
          created_at text not null,
          actor_kind text not null,
          actor_id text,
          actor_name text not null,
          key_id text,
          key_name text,
          action text not null,
          target_kind text,
          target_id text,
          target_title text,
          details text
        )`,
        `create index audit_entries_newest on audit_entries (created_at, id)`,
        `create index audit_entries_by_actor on audit_entries (actor_id, created_at, id)`,
        `create index audit_entries_by_action on audit_entries (action, created_at, id)`,
        `alter table api_keys add column scopes text`,
      ]),
  };
}
