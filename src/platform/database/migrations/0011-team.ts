import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Invitations to a role, deactivated accounts, and what roles ask for. */
export function team(): Migration {
  return {
    up: (db: Kysely<unknown>) =>
      runStatements(db, [
        `create table invitations (
          id text primary key,
          email text not null unique,
          roles text not null,
          token_hash text not null unique,
          is_mailed integer not null,
          invited_by_id text references "user" (id) on delete set null,
          created_at text not null,
          expires_at text not null
        )`,
        `create table deactivated_accounts (
          user_id text primary key references "user" (id) on delete cascade,
          roles text not null,
          deactivated_at text not null
        )`,
        `create table role_rules (
          role text primary key,
          second_factor integer not null default 0
        )`,
      ]),
  };
}
