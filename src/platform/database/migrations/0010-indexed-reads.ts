import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';

/**
 * Indexes for queries that read whole tables: searches of one or two letters, a person's data, the sitemap,
 * the outbox's sweep and counts.
 */
export function indexedReads(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createIndexes(db);
      if (kind !== 'sqlite') return;
      for (const table of ['blogs', 'contact_messages']) await indexShortTexts(db, table);
    },
  };
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  // As before, plus what the sitemap says about a post: reading that from the rows would go through all their
  // content.
  await run('drop index blogs_newest');
  await run('create index blogs_newest on blogs (published, created_at desc, id desc, slug, updated_at)');
  await run('create index contact_messages_sender on contact_messages (lower(email))');
  await run('create index mail_outbox_recipient on mail_outbox (lower(recipient))');
  await run('create index mail_outbox_reply_to on mail_outbox (lower(reply_to))');
  await run(
    'create index mail_outbox_unsent on mail_outbox (created_at desc, id desc) where sent_at is null',
  );
  await run('create index mail_outbox_sent on mail_outbox (sent_at) where sent_at is not null');
  await run('create index mail_outbox_failed on mail_outbox (failed_at) where failed_at is not null');
}

/**
 * `<table>_search_terms` lists the index's trigrams. One or two letters are in a text if one of its trigrams
 * begins with them; those at its end begin one because each text is indexed with two line feeds after it.
 */
async function indexShortTexts(db: Kysely<unknown>, table: string): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  // A restore drops only the tables that it fills.
  await run(`drop table if exists ${table}_search_terms`);
  await run(`drop trigger ${table}_search_insert`);
  await run(`drop trigger ${table}_search_update`);
  await run(`insert into ${table}_search (${table}_search) values ('delete-all')`);
  await run(
    `insert into ${table}_search (rowid, text)
     select position, search_text || char(10, 10) from ${table}_search_order join ${table} using (id) order by position`,
  );
  const begin = '((unixepoch(new.created_at) * 1000 + cast(substr(new.created_at, 21, 3) as integer)) << 20)';
  const index = `insert into ${table}_search (rowid, text)
    select position, new.search_text || char(10, 10) from ${table}_search_order where id = new.id`;
  await run(
    `create trigger ${table}_search_insert after insert on ${table} begin
       insert into ${table}_search_order (position, id) select coalesce(max(position) + 1, ${begin}), new.id
         from ${table}_search_order where position between ${begin} and ${begin} + 1048575;
       ${index};
     end`,
  );
  await run(
    `create trigger ${table}_search_update after update of search_text on ${table}
     when old.search_text <> new.search_text begin
       delete from ${table}_search where rowid = (select position from ${table}_search_order where id = old.id);
       ${index};
     end`,
  );
  await run(`create virtual table ${table}_search_terms using fts5vocab(${table}_search, row)`);
}
