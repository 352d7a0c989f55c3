import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { migrateDatabase } from '#tests/support/migrate-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { newestFirst } from '../newest-first.ts';
import { searchNewest } from '../search-newest.ts';
import type { Tables } from '../tables.ts';

it.each(['sqlite', 'postgres'] as const)('finds addresses from before on %s', async (kind) => {
  const { config, remove } = await createTestDatabase(kind, 'nothing');
  const kysely = connectDatabase(config);
  try {
    await migrateDatabase(kysely, kind, '0015-content');
    await subscribe(kysely, ['Ann@North.example', 'bob@south.example', 'cy@north.example']);
    await migrateDatabase(kysely, kind, null);
    await subscribe(kysely, ['dan@northern.example']);
    expect(await search(kysely, 'NORTH')).toEqual([
      'dan@northern.example',
      'cy@north.example',
      'Ann@North.example',
    ]);
    expect(await search(kysely, 'b@')).toEqual(['bob@south.example']);
    await kysely.deleteFrom('newsletter_subscriptions').where('email_key', '=', 'cy@north.example').execute();
    expect(await search(kysely, 'cy@')).toEqual([]);
  } finally {
    await kysely.destroy();
    await remove();
  }
});

/** All at the same moment, in the order of their ids. */
async function subscribe(kysely: Kysely<Tables>, emails: string[]): Promise<void> {
  for (const email of emails) {
    const { n } = await kysely
      .selectFrom('newsletter_subscriptions')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    const row = { id: `id-${n}`, email, email_key: email.toLowerCase() };
    await kysely
      .insertInto('newsletter_subscriptions')
      .values({ ...row, created_at: '2030-01-01T00:00:00.000Z' })
      .execute();
  }
}

/** Only in the index. */
async function search(kysely: Kysely<Tables>, text: string): Promise<string[]> {
  const only = { column: 'spam', is: 0 } as const;
  const query = kysely.selectFrom('newsletter_subscriptions').select('email');
  const rows = await searchNewest(
    kysely,
    { table: 'newsletter_subscriptions', column: 'email_key', text, only, position: null, limit: 10 },
    (condition) => newestFirst(query.where(condition), null, 10).execute(),
    0,
  );
  return rows.map(({ email }) => email);
}
