import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { migrateDatabase } from '#tests/support/migrate-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

it.each(['sqlite', 'postgres'] as const)('keeps all of each sketch from before on %s', async (kind) => {
  const { config, remove } = await createTestDatabase(kind, 'nothing');
  const kysely = connectDatabase(config);
  try {
    await migrateDatabase(kysely, kind, '0040-sought-hashes');
    for (const id of ['one', 'two']) {
      await sql`insert into contact_messages (id, name, email, subject, message, created_at)
        values (${id}, 'Ann', 'ann@example.com', 'Hello', 'Hello', '2030-01-01T00:00:00.000Z')`.execute(
        kysely,
      );
      await sql`insert into message_sketches (message_id, hash, rest, created_at)
        values (${id}, -7, '20,30', '2030-01-01T00:00:00.000Z'),
          (${id}, 8, null, '2030-01-01T00:00:00.000Z')`.execute(kysely);
    }
    await migrateDatabase(kysely, kind, '0041-sketches-by-hash');
    const read = async () =>
      (
        await sql<{ message_id: string; hash: number; others: string }>`
          select message_id, hash, others from message_sketches order by hash`.execute(kysely)
      ).rows;
    const others = (await read()).map((row) => [row.hash, row.others.split(',').map(Number).toSorted()]);
    expect(others).toEqual([
      [-7, [20, 30, 8]],
      [-7, [20, 30, 8]],
      [8, [-7, 20, 30]],
      [8, [-7, 20, 30]],
    ]);
    await kysely.deleteFrom('contact_messages').where('id', '=', 'one').execute();
    expect((await read()).map((row) => row.message_id)).toEqual(['two', 'two']);
  } finally {
    await kysely.destroy();
    await remove();
  }
});
