import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '../tables.ts';
import { runStatements } from './run-statements.ts';

/** An index for searches in the middle of words (docs/decisions/search-by-trigrams.md). */
export const createSearchIndex = (
  db: Kysely<unknown>,
  kind: DatabaseKind,
  { table, column }: { table: string; column: string },
): Promise<void> =>
  kind === 'sqlite' ? createSqliteIndex(db, table, column) : createPostgresIndex(db, table, column);

/**
 * `<table>_search_order` gives each row a number in list order: the milliseconds of `created_at`, and 20 bits
 * for rows within the same one. `<table>_search` is the index; its rows use that number, so that it is read
 * newest first. `<table>_search_terms` lists its trigrams: one or two letters are in a text if one of its
 * trigrams begins with them, and those at its end begin one because each text is indexed with two line feeds
 * after it. Triggers maintain all of it.
 */
function createSqliteIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const begin = '((unixepoch(new.created_at) * 1000 + cast(substr(new.created_at, 21, 3) as integer)) << 20)';
  const remove = `delete from ${table}_search where rowid = (select position from ${table}_search_order where id = old.id)`;
  const index = `insert into ${table}_search (rowid, text)
    select position, new.${column} || char(10, 10) from ${table}_search_order where id = new.id`;
  return runStatements(db, [
    // A restore drops only the tables that it fills.
    ...['search_terms', 'search_order', 'search'].map((name) => `drop table if exists ${table}_${name}`),
    `create table ${table}_search_order (position integer primary key, id text not null unique)`,
    `create virtual table ${table}_search
       using fts5(text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
    `create virtual table ${table}_search_terms using fts5vocab(${table}_search, row)`,
    `create trigger ${table}_search_insert after insert on ${table} begin
       insert into ${table}_search_order (position, id) select coalesce(max(position) + 1, ${begin}), new.id
         from ${table}_search_order where position between ${begin} and ${begin} + 1048575;
       ${index};
     end`,
    `create trigger ${table}_search_update after update of ${column} on ${table}
       when old.${column} <> new.${column} begin ${remove}; ${index}; end`,
    `create trigger ${table}_search_delete after delete on ${table} begin
       ${remove};
       delete from ${table}_search_order where id = old.id;
     end`,
  ]);
}

/** Omitted if the extension is unavailable: searches are correct without it, but slower. */
async function createPostgresIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await sql`savepoint text_search`.execute(db);
  try {
    await runStatements(db, [
      'create extension if not exists pg_trgm',
      `create index ${table}_search on ${table} using gin (${column} gin_trgm_ops)`,
    ]);
  } catch {
    await sql`rollback to savepoint text_search`.execute(db);
  }
  await sql`release savepoint text_search`.execute(db);
}
