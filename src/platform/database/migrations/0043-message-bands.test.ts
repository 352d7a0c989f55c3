import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { migrateDatabase } from '#tests/support/migrate-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

it.each(['sqlite', 'postgres'] as const)(
  'leaves instances of the version before the table they write to, empty, on %s',
  async (kind) => {
    const { config, remove } = await createTestDatabase(kind, 'nothing');
    const kysely = connectDatabase(config);
    const insert = () =>
      sql`insert into message_sketches (message_id, hash, others, created_at)
        values ('one', -7, '20,30', '2030-01-01T00:00:00.000Z')`.execute(kysely);
    try {
      await migrateDatabase(kysely, kind, '0042-reply-signatures');
      await sql`insert into contact_messages (id, name, email, subject, message, created_at)
        values ('one', 'Ann', 'ann@example.com', 'Hello', 'Hello', '2030-01-01T00:00:00.000Z')`.execute(
        kysely,
      );
      await insert();
      await migrateDatabase(kysely, kind, null);
      const sketches = sql`select hash from message_sketches`;
      expect((await sketches.execute(kysely)).rows).toEqual([]);
      await insert();
      expect((await sketches.execute(kysely)).rows).toEqual([{ hash: -7 }]);
    } finally {
      await kysely.destroy();
      await remove();
    }
  },
);
