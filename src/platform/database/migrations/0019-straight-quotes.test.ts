import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { migrateInTransaction } from '../migrate.ts';

it.each(['sqlite', 'postgres'] as const)(
  'finds earlier posts by straight quotation marks, on %s',
  async (kind) => {
    const { config, remove } = await createTestDatabase(kind, 'nothing');
    const kysely = connectDatabase(config);
    try {
      await kysely.connection().execute(async (connection) => {
        await sql`begin`.execute(connection);
        await migrateInTransaction(connection, kind, '0018-welcome');
        await sql`insert into blogs (id, title, slug, excerpt, content, search_text, created_at, updated_at)
          values ('a', 'a', 'a', 'a', 'a', 'last year’s ‘plan’, “done”', '2030-01-01', '2030-01-01')`.execute(
          connection,
        );
        await migrateInTransaction(connection, kind, '0019-straight-quotes');
        await sql`commit`.execute(connection);
      });
      const { rows } = await sql`select search_text from blogs`.execute(kysely);
      expect(rows).toEqual([{ search_text: `last year's 'plan', "done"` }]);
    } finally {
      await kysely.destroy();
      await remove();
    }
  },
);
