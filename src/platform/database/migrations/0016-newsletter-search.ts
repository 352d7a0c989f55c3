import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';

const table = 'newsletter_subscriptions';

/** Newsletter addresses are searched as messages are (docs/decisions/search-by-trigrams.md). */
export function newsletterSearch(kind: DatabaseKind): Migration {
  return {
    up: (db: Kysely<unknown>) => (kind === 'sqlite' ? createSqliteIndex(db) : createPostgresIndex(db)),
  };
}

/** As migrations 0006 and 0010 leave the other two tables, with `email_key` for their `search_text`. */
async function createSqliteIndex(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const begin = (row: string) =>
    `((unixepoch(${row}.created_at) * 1000 + cast(substr(${row}.created_at, 21, 3) as integer)) << 20)`;
  // A restore drops only the tables that it fills.
  for (const name of ['search_terms', 'search_order', 'search']) {
    await run(`drop table if exists ${table}_${name}`);
  }
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
     select position, email_key || char(10, 10) from ${table}_search_order join ${table} using (id) order by position`,
  );
  const remove = `delete from ${table}_search where rowid = (select position from ${table}_search_order where id = old.id)`;
  const index = `insert into ${table}_search (rowid, text)
    select position, new.email_key || char(10, 10) from ${table}_search_order where id = new.id`;
  await run(
    `create trigger ${table}_search_insert after insert on ${table} begin
       insert into ${table}_search_order (position, id) select coalesce(max(position) + 1, ${begin('new')}), new.id
         from ${table}_search_order where position between ${begin('new')} and ${begin('new')} + 1048575;
       ${index};
     end`,
  );
  await run(
    `create trigger ${table}_search_update after update of email_key on ${table}
     when old.email_key <> new.email_key begin ${remove}; ${index}; end`,
  );
  await run(
    `create trigger ${table}_search_delete after delete on ${table} begin
       ${remove};
       delete from ${table}_search_order where id = old.id;
     end`,
  );
  await run(`create virtual table ${table}_search_terms using fts5vocab(${table}_search, row)`);
}

/** Omitted if the extension is unavailable: searches are correct without it, but slower. */
async function createPostgresIndex(db: Kysely<unknown>): Promise<void> {
  await sql`savepoint newsletter_search`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql.raw(`create index ${table}_search on ${table} using gin (email_key gin_trgm_ops)`).execute(db);
  } catch {
    await sql`rollback to savepoint newsletter_search`.execute(db);
  }
  await sql`release savepoint newsletter_search`.execute(db);
}
