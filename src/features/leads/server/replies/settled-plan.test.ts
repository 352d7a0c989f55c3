import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { explainQuery } from '#tests/support/explain-query.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { querySettled } from './reply-delivery.store.ts';

/** Enough for PostgreSQL to plan by the table's contents; SQLite keeps no such statistics. */
async function fill({ database }: TestPlatform): Promise<void> {
  if (database.kind === 'sqlite') return;
  await sql`insert into contact_messages (id, name, email, subject, message, created_at)
    values ('one', 'Ann', 'ann@example.com', 'A ward', 'x', '2030-01-01T00:00:00.000Z')`.execute(
    database.kysely,
  );
  await sql`insert into lead_replies (id, message_id, kind, state, address, subject, text, created_at)
    select n::text, 'one', 'reply', case when n % 1000 = 0 then 'queued' else 'sent' end, 'ann@example.com', 'x',
      repeat('x', 200), '2030-01-01T00:00:00.000Z' from generate_series(1, 10000) as numbers (n)`.execute(
    database.kysely,
  );
  await sql`analyze lead_replies`.execute(database.kysely);
}

describeOnBothDatabases('the replies that wait for their mail', (open) => {
  it('are found among many by an index of those alone', async () => {
    const platform = await open();
    await fill(platform);
    const { database } = platform;
    const plan = await explainQuery(database, querySettled(database.kysely, 20).compile());
    expect(plan).toMatch(
      /lead_replies.* using (covering )?index lead_replies_unsettled|using lead_replies_unsettled on lead_replies/i,
    );
    expect(plan).not.toMatch(/scan lead_replies$|seq scan on lead_replies/im);
  });
});
