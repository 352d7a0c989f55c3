import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Subscriptions record where they came from; views and visits are counted. */
export function insights(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['source', 'channel']) {
        await db.schema.alterTable('newsletter_subscriptions').addColumn(column, 'text').execute();
      }
      await createSums(db);
      await createVisits(db);
      await db.schema
        .createTable('insight_texts')
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('last_at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('insight_texts_key', ['kind', 'text'])
        .execute();
      await db.schema.createIndex('insight_texts_last_at').on('insight_texts').column('last_at').execute();
    },
  };
}

async function createSums(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('insight_sums')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull());
  for (const column of ['views', 'visits', 'onward', 'seen', 'begun', 'bots']) {
    table = table.addColumn(column, 'integer', (c) => c.notNull().defaultTo(0));
  }
  await table.addPrimaryKeyConstraint('insight_sums_key', ['kind', 'day', 'name']).execute();
  await db.schema.createIndex('insight_sums_day').on('insight_sums').column('day').execute();
}

async function createVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('insight_visits')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('landing', 'text', (c) => c.notNull())
    .addColumn('host', 'text')
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('campaign', 'text')
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addColumn('pages', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('insight_visits_day').on('insight_visits').column('day').execute();
  await db.schema
    .createTable('insight_salts')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('salt', 'text', (c) => c.notNull())
    .execute();
}
