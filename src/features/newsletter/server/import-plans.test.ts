import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { explainQuery } from '#tests/support/explain-query.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { deleteSpamByKeys, selectByKeys } from './import-subscriptions.store.ts';
import { isOneOf, namesAfter } from './tags.store.ts';

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

  it('looks up how tags are spelled without reading all that were given', async () => {
    const { database } = await open();
    await database.write(async (trx) => {
      await trx
        .insertInto('newsletter_subscriptions')
        .values(keys.map((key) => ({ id: key, email: key, email_key: key, created_at: '2026-05-01' })))
        .execute();
      const given = keys.map((key) => ({ subscription_id: key, tag: 'news', created_at: '2026-05-01' }));
      await trx.insertInto('subscription_tags').values(given).execute();
    });
    if (database.kind === 'postgres') await sql`analyze subscription_tags`.execute(database.kysely);
    const query = namesAfter('', sql`where ${isOneOf(['news'], 'names.tag')}`);
    const plan = await explainQuery(database, query.compile(database.kysely));
    expect(plan).not.toMatch(/SCAN subscription_tags|SCAN given|Seq Scan on subscription_tags/);
    expect((await query.execute(database.kysely)).rows).toEqual([{ tag: 'news', first_at: '2026-05-01' }]);
  });
});
