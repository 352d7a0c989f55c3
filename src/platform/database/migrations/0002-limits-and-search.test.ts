import BetterSqlite3 from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, type Generated } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { firstTables } from './0001-first-tables.ts';
import { limitsAndSearch } from './0002-limits-and-search.ts';

interface MigratedTables {
  contact_messages: {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    read: 0 | 1;
    created_at: string;
    idempotency_key: string | null;
    search_text: Generated<string>;
  };
}

/**
 * Without waiting for the disk after each of a thousand rows, as a migration in one transaction does not
 * either.
 */
function openQuickly(file: string): BetterSqlite3.Database {
  const database = new BetterSqlite3(file);
  database.pragma('synchronous = off');
  return database;
}

it.each(['sqlite', 'postgres'] as const)('makes old messages searchable on %s', async (kind) => {
  const { config, remove } = await createTestDatabase(kind, 'nothing');
  const dialect =
    config.kind === 'sqlite'
      ? new SqliteDialect({ database: openQuickly(config.file) })
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: config.url }) });
  const kysely = new Kysely<MigratedTables>({ dialect });
  try {
    await firstTables(kind).up(kysely);
    const rows = Array.from({ length: 1001 }, (_, i) => ({
      id: `id-${i}`,
      name: 'ZOË',
      email: 'Zoe@Example.com',
      subject: `Number ${i}`,
      message: 'Hello',
      read: 0 as const,
      created_at: '2030-01-01T00:00:00.000Z',
      idempotency_key: null,
    }));
    for (let i = 0; i < rows.length; i += 500) {
      await kysely
        .insertInto('contact_messages')
        .values(rows.slice(i, i + 500))
        .execute();
    }
    await limitsAndSearch().up(kysely);
    const texts = await kysely.selectFrom('contact_messages').select(['subject', 'search_text']).execute();
    expect(texts.map(({ search_text }) => search_text)).toEqual(
      texts.map(({ subject }) => `zoë\nzoe@example.com\n${subject.toLowerCase()}\nhello`),
    );
  } finally {
    await kysely.destroy();
    await remove();
  }
});
