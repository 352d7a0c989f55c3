import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';
import { runStatements } from './run-statements.ts';

/** The library of uploaded pictures. The files that exist already are listed at the next start. */
export function media(_kind: DatabaseKind): Migration {
  return { up: (db: Kysely<unknown>) => runStatements(db, statements) };
}

const statements = [
  `create table uploads (
    id text primary key,
    name text not null unique,
    file_name text not null,
    alt text,
    focus_x integer not null default 50,
    focus_y integer not null default 50,
    width integer,
    height integer,
    bytes integer,
    search_text text not null,
    created_at text not null,
    deleted_at text,
    replaced_by text
  )`,
  `create index uploads_newest on uploads (created_at desc, id desc)
    where deleted_at is null and replaced_by is null`,
  'create index uploads_deleted on uploads (deleted_at) where deleted_at is not null',
  'create index uploads_replaced on uploads (replaced_by) where replaced_by is not null',
  'create index uploads_focus on uploads (name) where (focus_x <> 50 or focus_y <> 50)',
  'alter table site_state add column uploads_listed integer not null default 0',
];
