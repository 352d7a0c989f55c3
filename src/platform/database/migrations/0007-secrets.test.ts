import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { migrateDatabase } from '#tests/support/migrate-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const link = (token: string) => `Choose it within one hour:\nhttps://example.com/auth/reset?token=${token}\n`;
const mails = [
  { id: 'sent', subject: 'Choose a new password', text: link('aaa'), sent_at: '2026-03-02T09:00:00.000Z' },
  { id: 'waits', subject: 'Confirm your email address', text: link('bbb'), sent_at: null },
  { id: 'asks', subject: 'New contact message: A link', text: link('ccc'), sent_at: null },
];

it.each(['sqlite', 'postgres'] as const)('takes links out of the mails from before on %s', async (kind) => {
  const { config, remove } = await createTestDatabase(kind, 'nothing');
  const kysely = connectDatabase(config);
  try {
    await migrateDatabase(kysely, kind, '0006-text-search');
    for (const { id, subject, text, sent_at } of mails) {
      await sql`
        insert into mail_outbox (id, recipient, subject, text, created_at, next_attempt_at, sent_at)
        values (${id}, 'ada@example.com', ${subject}, ${text}, '2026', '2026', ${sent_at})`.execute(kysely);
    }
    await migrateDatabase(kysely, kind, null);
    const rows = await kysely.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').execute();
    const without = 'Choose it within one hour:\n[a link that only the mail itself has]\n';
    expect(rows).toMatchObject([
      { id: 'waits', text: without, failed_at: expect.any(String), last_error: expect.any(String) },
      { id: 'sent', text: without, failed_at: null },
      { id: 'asks', text: link('ccc'), failed_at: null },
    ]);
  } finally {
    await kysely.destroy();
    await remove();
  }
});
