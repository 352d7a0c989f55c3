import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { migrateDatabase } from '#tests/support/migrate-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const time = (day: number) => `2030-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;

const nfd = 'andre\u0301@example.com';

it.each(['sqlite', 'postgres'] as const)(
  'cleans the addresses of subscribers, one row each, and composes texts, on %s',
  async (kind) => {
    const { config, remove } = await createTestDatabase(kind, 'nothing');
    const kysely = connectDatabase(config);
    const subscribe = (id: string, email: string, spam: 0 | 1, day: number) =>
      sql`insert into newsletter_subscriptions (id, email, email_key, spam, created_at)
        values (${id}, ${email}, ${email.toLowerCase()}, ${spam}, ${time(day)})`.execute(kysely);
    try {
      await migrateDatabase(kysely, kind, '0043-message-bands');
      await subscribe('a', nfd, 0, 2);
      await subscribe('b', nfd.normalize('NFC'), 0, 1);
      await subscribe('c', 'kim@example.com', 1, 1);
      await subscribe('d', 'kim@example.com\u200b', 0, 2);
      await subscribe('e', 'info@müller.example', 0, 1);
      await subscribe('f', 'Bob@example.com', 0, 1);
      await sql`insert into contact_messages (id, name, email, subject, message, search_text, created_at)
        values ('one', ${'Andre\u0301'}, 'a@example.com', 'Hello', 'Hello', ${'andre\u0301\nhello'}, ${time(1)})`.execute(
        kysely,
      );
      await migrateDatabase(kysely, kind, null);
      const { rows } =
        await sql`select id, email, email_key from newsletter_subscriptions order by id`.execute(kysely);
      expect(rows).toEqual([
        { id: 'b', email: 'andr\u00e9@example.com', email_key: 'andr\u00e9@example.com' },
        { id: 'd', email: 'kim@example.com', email_key: 'kim@example.com' },
        { id: 'e', email: 'info@xn--mller-kva.example', email_key: 'info@xn--mller-kva.example' },
        { id: 'f', email: 'Bob@example.com', email_key: 'bob@example.com' },
      ]);
      const texts = await sql`select name, search_text from contact_messages`.execute(kysely);
      expect(texts.rows).toEqual([{ name: 'Andr\u00e9', search_text: 'andr\u00e9\nhello' }]);
    } finally {
      await kysely.destroy();
      await remove();
    }
  },
);
