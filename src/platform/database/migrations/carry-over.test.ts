import { sql, type Kysely } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { migrateInTransaction, migrationNames } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import type { DatabaseKind, Tables } from '../tables.ts';
import { runStatements } from './run-statements.ts';

const at = '2026-11-01T00:00:00.000Z';

const versionColumns =
  'document_id text not null, version integer not null, action text not null, slug text not null, data text not null, digests text, created_at text not null, author_id text';

/** What the version before had other than 0001 to 0005 make it. Neither changes any more. */
const differences = (kind: DatabaseKind): string[] => [
  'drop table versions',
  'drop table former_addresses',
  ...['content_versions', 'blog_versions'].map(
    (table) => `create table ${table} (${versionColumns}, primary key (document_id, version))`,
  ),
  'create table content_addresses (collection text, slug text, document_id text, primary key (collection, slug))',
  'create table blog_slug_history (slug text primary key, blog_id text not null)',
  'create table deleted_blog_addresses (slug text, blog_id text, primary key (slug, blog_id))',
  ...['canary', 'message_sketches', 'content_heads'].map((table) => `create table ${table} (id text)`),
  'alter table contact_messages add column proof_nonce text',
  'alter table contact_messages add column text_digest text',
  'alter table newsletter_subscriptions add column idempotency_key text',
  'alter table insight_visits add column started_at text',
  // SQLite adds no column that is unique.
  ...(kind === 'postgres' ? ['alter table contact_messages add column idempotency_key text unique'] : []),
  'delete from kysely_migration',
  `insert into kysely_migration (name, timestamp) values ('0001-first-tables', '${at}'), ('0053-advertising-mark', '${at}')`,
];

const rows = [
  `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt") values ('u', 'Ann', 'ann@example.com', TRUE_, '${at}', '${at}')`,
  `insert into user_roles (user_id, role) values ('u', 'admin')`,
  `insert into contact_messages (id, name, email, subject, message, search_text, created_at, text_digest, spam)
    values ('m', 'Zoe', 'z@example.com', 'Apples', 'Text', 'zoe apples text', '${at}', 'x', 0), ('check', 'c', 'c', 'c', 'c', 'c', '${at}', null, 2)`,
  `insert into newsletter_subscriptions (id, email, email_key, created_at) values ('s', 'z@example.com', 'z@example.com', '${at}')`,
  `insert into content_documents (id, collection, slug, title, version, was_published, created_at, updated_at, deleted_at)
    values ('d', 'cases', 'now', 'Now', 2, 1, '${at}', '${at}', null), ('gone', 'cases', 'gone', 'Gone', 1, 1, '${at}', '${at}', '${at}')`,
  `insert into content_versions (document_id, version, action, slug, data, created_at) values ('d', 1, 'published', 'before', '{}', '${at}')`,
  `insert into content_addresses (collection, slug, document_id) values ('cases', 'before', 'd')`,
  `insert into blogs (id, title, slug, excerpt, content, search_text, created_at, updated_at)
    values ('b', 'Post', 'post', 'Excerpt', '<p>Words</p>', 'post words', '${at}', '${at}')`,
  `insert into blog_versions (document_id, version, action, slug, data, created_at) values ('b', 1, 'published', 'post', '{}', '${at}')`,
  `insert into blog_slug_history (slug, blog_id) values ('old-post', 'b')`,
  `insert into deleted_blog_addresses (slug, blog_id) values ('deleted-post', 'x')`,
];

const makeFormer = (db: Kysely<Tables>, kind: DatabaseKind): Promise<void> =>
  db.connection().execute(async (connection) => {
    const flag = kind === 'postgres' ? 'true' : '1';
    await sql`begin`.execute(connection);
    await migrateInTransaction(connection, kind, '0005-audience');
    await runStatements<Tables>(connection, [
      ...differences(kind),
      ...rows.map((row) => row.replace('TRUE_', flag)),
      'commit',
    ]);
  });

/** Columns, indexes and triggers, in an order of their own. */
async function describeSchema(db: Kysely<Tables>, kind: DatabaseKind): Promise<string[]> {
  const found =
    kind === 'sqlite'
      ? sql<{ line: string }>`
          select m.name || ' ' || c.name || ' ' || lower(c.type) || ' ' || c."notnull" || ' ' || c.pk as line
            from sqlite_master m, pragma_table_info(m.name) c
            where m.type = 'table' and m.name not like '%\\_search\\_%' escape '\\'
          union all
          select type || ' ' || name from sqlite_master where type <> 'table' and name not like 'sqlite_%'`
      : sql<{ line: string }>`
          select table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable as line
            from information_schema.columns where table_schema = 'public'
          union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
          union all select 'trigger ' || trigger_name || event_manipulation from information_schema.triggers`;
  return (await found.execute(db)).rows.map(({ line }) => line).toSorted();
}

describe.each(['sqlite', 'postgres'] as const)('a database of the version before, on %s', (kind) => {
  async function open() {
    const { config, remove } = await createTestDatabase(kind, 'nothing');
    const db = connectDatabase(config);
    return {
      db,
      start: async () => (await openDatabase(config, pino({ level: 'silent' }))).close(),
      async close() {
        await db.destroy();
        await remove();
      },
    };
  }

  it('has the tables of a new one, and its rows', async () => {
    const [carried, fresh] = [await open(), await open()];
    try {
      await makeFormer(carried.db, kind);
      await carried.start();
      await fresh.start();
      expect(await describeSchema(carried.db, kind)).toEqual(await describeSchema(fresh.db, kind));
      const read = async (query: string) => (await sql.raw(query).execute(carried.db)).rows;
      expect(await read('select name from kysely_migration order by name')).toEqual(
        migrationNames.map((name) => ({ name })),
      );
      expect(await read('select id, subject from contact_messages')).toEqual([
        { id: 'm', subject: 'Apples' },
      ]);
      expect(await read('select document_id, slug from versions order by document_id')).toEqual([
        { document_id: 'b', slug: 'post' },
        { document_id: 'd', slug: 'before' },
      ]);
      expect(await read('select collection, slug, document_id from former_addresses order by slug')).toEqual([
        { collection: 'cases', slug: 'before', document_id: 'd' },
        { collection: 'posts', slug: 'deleted-post', document_id: 'x' },
        { collection: 'cases', slug: 'gone', document_id: 'gone' },
        { collection: 'posts', slug: 'old-post', document_id: 'b' },
      ]);
      expect(await read('select email, id from newsletter_subscriptions')).toHaveLength(1);
      await carried.start();
    } finally {
      await Promise.all([carried.close(), fresh.close()]);
    }
  });

  it('is left as it is where an older one made it', async () => {
    const { db, start, close } = await open();
    try {
      await makeFormer(db, kind);
      await sql`delete from kysely_migration where name = '0053-advertising-mark'`.execute(db);
      await expect(start()).rejects.toThrow('start the version before this one on it, once');
      expect((await sql`select spam from contact_messages`.execute(db)).rows).toHaveLength(2);
    } finally {
      await close();
    }
  });
});
