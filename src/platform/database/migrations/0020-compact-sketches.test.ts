import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { migrateDatabase } from '#tests/support/migrate-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

it('keeps the sketches from before, and reads them from the index alone', async () => {
  const { config, remove } = await createTestDatabase('sqlite', 'nothing');
  const kysely = connectDatabase(config);
  try {
    await migrateDatabase(kysely, 'sqlite', '0019-message-quiz-answers');
    for (const id of ['one', 'two']) {
      await sql`insert into contact_messages (id, name, email, subject, message, created_at)
        values (${id}, 'Ann', 'ann@example.com', 'Hello', 'Hello', '2030-01-01T00:00:00.000Z')`.execute(
        kysely,
      );
      await sql`insert into message_sketches (message_id, hash, created_at)
        values (${id}, -7, '2030-01-01T00:00:00.000Z'), (${id}, 8, '2030-01-01T00:00:00.000Z')`.execute(
        kysely,
      );
    }
    await migrateDatabase(kysely, 'sqlite', '0020-compact-sketches');
    const similar = sql<{ message_id: string }>`select message_id from message_sketches
      where hash = -7 and created_at >= '2029-12-31T00:00:00.000Z' order by created_at desc`;
    expect((await similar.execute(kysely)).rows).toHaveLength(2);
    const { rows: plan } = await sql<{ detail: string }>`explain query plan ${similar}`.execute(kysely);
    expect(plan.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SEARCH .* USING COVERING INDEX message_sketches_hash/),
    ]);
    await sql`delete from contact_messages where id = 'one'`.execute(kysely);
    expect((await similar.execute(kysely)).rows).toEqual([{ message_id: 'two' }]);
  } finally {
    await kysely.destroy();
    await remove();
  }
});
