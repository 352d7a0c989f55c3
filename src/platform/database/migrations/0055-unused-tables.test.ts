import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { describeTables } from '../../../../scripts/portable-data/describe-tables.ts';
import { migrateDatabase } from '#tests/support/migrate-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

it.each(['sqlite', 'postgres'] as const)(
  'keeps the leads of people, and drops what nothing uses, on %s',
  async (kind) => {
    const { config, remove } = await createTestDatabase(kind, 'nothing');
    const kysely = connectDatabase(config);
    try {
      await migrateDatabase(kysely, kind, '0053-advertising-mark');
      for (const spam of [0, 1, 2]) {
        await sql`insert into contact_messages (id, name, email, subject, message, search_text, created_at, spam)
          values (${`lead-${spam}`}, 'Ann', 'ann@example.com', 'Hello', 'Hello', 'needle', '2030-01-01T00:00:00.000Z', ${spam})`.execute(
          kysely,
        );
      }
      await migrateDatabase(kysely, kind, '0055-unused-tables');
      const { rows } = await sql<{
        id: string;
      }>`select id from contact_messages where search_text like '%needle%' order by id`.execute(kysely);
      expect(rows.map(({ id }) => id)).toEqual(['lead-0', 'lead-1']);
      const names = (await describeTables(kysely, kind)).map(({ name }) => name);
      for (const name of ['canary', 'message_sketches', 'content_heads']) expect(names).not.toContain(name);
    } finally {
      await kysely.destroy();
      await remove();
    }
  },
);
