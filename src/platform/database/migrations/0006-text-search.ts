import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';

/** An index for searches in the middle of words (docs/decisions/search-by-trigrams.md). */
export function textSearch(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['blogs', 'contact_messages']) {
        await (kind === 'sqlite' ? createSqliteIndex(db, table) : createPostgresIndex(db, table));
      }
    },
  };
}

/**
 * `<table>_search_order` gives each row a number in list order: the milliseconds of `created_at`, and 20 bits
 * for rows within the same one. `<table>_search` is the index; its rows use that number, so that it is read
 * newest first. Triggers maintain both.
 */
async function createSqliteIndex(db: Kysely<unknown>, table: string): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const begin = (row: string) =>
    `((unixepoch(${row}.created_at) * 1000 + cast(substr(${row}.created_at, 21, 3) as integer)) << 20)`;
  // A restore drops only the tables that it fills.
  await run(`drop table if exists ${table}_search_order`);
  await run(`drop table if exists ${table}_search`);
  await run(`create table ${table}_search_order (position integer primary key, id text not null unique)`);
  await run(
    `create virtual table ${table}_search using fts5(text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
  );
  await run(
    `insert into ${table}_search_order (position, id)
     select ${begin('t')} + row_number() over (partition by created_at order by id) - 1, id from ${table} t`,
  );
  await run(
    `insert into ${table}_search (rowid, text)
     select position, search_text from ${table}_search_order join ${table} using (id) order by position`,
  );
  await run(
    `create trigger ${table}_search_insert after insert on ${table} begin
       insert into ${table}_search_order (position, id) select coalesce(max(position) + 1, ${begin('new')}), new.id
         from ${table}_search_order where position between ${begin('new')} and ${begin('new')} + 1048575;
       insert into ${table}_search (rowid, text)
         select position, new.search_text from ${table}_search_order where id = new.id;
     end`,
  );
  await run(
    `create trigger ${table}_search_update after update of search_text on ${table}
     when old.search_text <> new.search_text begin
       delete from ${table}_search where rowid = (select position from ${table}_search_order where id = old.id);
       insert into ${table}_search (rowid, text)
         select position, new.search_text from ${table}_search_order where id = new.id;
     end`,
  );
  await run(
    `create trigger ${table}_search_delete after delete on ${table} begin
       delete from ${table}_search where rowid = (select position from ${table}_search_order where id = old.id);
       delete from ${table}_search_order where id = old.id;
     end`,
  );
}

/** Omitted if the extension is unavailable: searches are correct without it, but slower. */
async function createPostgresIndex(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`savepoint text_search`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql
      .raw(`create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`)
      .execute(db);
  } catch {
    await sql`rollback to savepoint text_search`.execute(db);
  }
  await sql`release savepoint text_search`.execute(db);
}
