import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { migrateInTransaction } from '../migrate.ts';

it.each(['sqlite', 'postgres'] as const)(
  'finds earlier messages without accents, and by the digits of a number, on %s',
  async (kind) => {
    const { config, remove } = await createTestDatabase(kind, 'nothing');
    const kysely = connectDatabase(config);
    try {
      await kysely.connection().execute(async (connection) => {
        await sql`begin`.execute(connection);
        await migrateInTransaction(connection, kind, '0019-straight-quotes');
        const rows = Array.from(
          { length: 501 },
          (_, i) =>
            sql`(${`m${i}`}, 'a', 'a', 'a', 'a', ${i === 0 ? 'plain' : `müller ${i}, 020 7946 0018`}, '2030-01-01T00:00:00.000Z')`,
        );
        await sql`insert into contact_messages (id, name, email, subject, message, search_text, created_at)
          values ${sql.join(rows)}`.execute(connection);
        await migrateInTransaction(connection, kind, '0020-folded-messages');
        await sql`commit`.execute(connection);
      });
      const read = async (id: string) =>
        (await sql`select search_text from contact_messages where id = ${id}`.execute(kysely)).rows;
      expect(await read('m0')).toEqual([{ search_text: 'plain' }]);
      for (const i of [1, 500]) {
        expect(await read(`m${i}`)).toEqual([{ search_text: `muller ${i}, 020 7946 0018\n02079460018` }]);
      }
    } finally {
      await kysely.destroy();
      await remove();
    }
  },
);
