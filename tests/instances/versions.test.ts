import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWord, openSiteApi, signIn } from '#tests/support/site-api.ts';
import { startProduct } from '#tests/support/start-product.ts';
import { migrationNames } from '#platform/database/migrate.ts';
import { createDatabase, openInstances, query, type Instances } from './open-instances.ts';

let instances: Instances;

beforeAll(async () => {
  instances = await openInstances(1);
});
// Not there when they did not start.
afterAll(() => (instances as Instances | undefined)?.stop());

it('migrates once when four instances start at once on an empty database', async () => {
  const databaseUrl = await createDatabase(instances.cluster);
  const settings = { DATABASE_URL: databaseUrl, AUTH_SECRET: 'a secret that all the instances share' };
  const products = await Promise.all(
    [settings, settings, settings, settings].map((env) => startProduct(env)),
  );
  try {
    const rows = await query(databaseUrl, 'select name from kysely_migration order by name');
    expect(rows.map(({ name }) => name)).toEqual(migrationNames);
    expect(await query(databaseUrl, 'select * from user_roles')).toHaveLength(1);
    for (const { url, admin } of products) expect(await signIn(url, admin)).toContain('=');
  } finally {
    await Promise.all(products.map((product) => product.stop()));
  }
});

/** The expanding migration of a newer version: columns that may be absent, tables that nobody else knows. */
const expansion = [
  'alter table blogs add column mood text',
  "alter table contact_messages add column mood text not null default 'calm'",
  'create table tomorrow (id text primary key)',
  'create index tomorrow_index on newsletter_subscriptions (created_at, email)',
  "insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2030-01-01T00:00:00.000Z')",
];

it('goes on when a newer version has expanded the database, and starts no older one on it', async () => {
  const [older] = instances.products;
  const api = await openSiteApi({ ...older!, url: instances.siteUrl });
  const before = await api.createPost();
  for (const statement of expansion) await query(instances.databaseUrl, statement);

  const after = await api.createPost();
  const message = await api.createMessage();
  await api.createSubscription();
  await api.saveSettings({ tagline: `Tagline ${makeWord()}` });
  expect(await api.findPost(before.title)).toBeDefined();
  expect(await api.findMessage(message.subject)).toBeDefined();
  const page = await (await fetch(`${instances.siteUrl}/blog`)).text();
  expect(page).toContain(after.title);
  expect((await fetch(`${older!.url}/readyz`)).status).toBe(200);

  await expect(instances.start()).rejects.toThrow(
    'the database is from a newer version of the product than this one',
  );
});
