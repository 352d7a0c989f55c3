import { readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { migrationNames } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import type { DatabaseKind, Tables } from '../tables.ts';

const former = (kind: DatabaseKind) =>
  readFileSync(new URL(`../../../../tests/support/former-database/${kind}.sql`, import.meta.url), 'utf8');

/** Statements end with a semicolon at a line's end; those of triggers and functions have others inside. */
function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let open = '';
  for (const line of text.split('\n')) {
    if (open === '' && line.startsWith('--')) continue;
    open += `${line}\n`;
    const isBody = /^create trigger \S+ after[^]*begin/i.test(open)
      ? !/\bend;\s*$/i.test(open)
      : /\$\$/.test(open) && open.match(/\$\$/g)!.length % 2 === 1;
    if (line.endsWith(';') && !isBody) {
      statements.push(open);
      open = '';
    }
  }
  return statements;
}

const at = '2026-11-01T00:00:00.000Z';

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

async function makeFormer(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  for (const statement of splitStatements(former(kind))) await sql.raw(statement).execute(db);
  if (kind === 'postgres') await sql`select set_config('search_path', 'public', false)`.execute(db);
  for (const row of rows) {
    await sql.raw(row.replace('TRUE_', kind === 'postgres' ? 'true' : '1')).execute(db);
  }
}

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
  const lines = (await found.execute(db)).rows.map(({ line }) => line);
  // SQLite drops no column that is unique.
  return lines.filter((line) => !line.startsWith('contact_messages idempotency_key')).toSorted();
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
