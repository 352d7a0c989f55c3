import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { explainQuery } from '#tests/support/explain-query.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { deleteSpamByKeys, selectByKeys } from './import-subscriptions.store.ts';

const keys = Array.from({ length: 100 }, (_, i) => `${i}@example.com`);

describeOnBothDatabases('an import into a long list', (open) => {
  it.each([
    ['looks addresses up', selectByKeys],
    ['replaces those in spam', deleteSpamByKeys],
  ])('%s by their own index', async (_case, build) => {
    const { database } = await open();
    await database.write((trx) =>
      trx
        .insertInto('newsletter_subscriptions')
        .values(keys.map((key) => ({ id: key, email: key, email_key: key, created_at: '2026-05-01' })))
        .execute(),
    );
    if (database.kind === 'postgres') await sql`analyze newsletter_subscriptions`.execute(database.kysely);
    const plan = await explainQuery(database, build(database.kysely, keys).compile());
    expect(plan).toMatch(database.kind === 'sqlite' ? /\(email_key=\?\)/ : /email_key/);
    expect(plan).not.toMatch(/spam=\?|_newest|_status/);
  });
});
