import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A visit remembers which forms it began: each is counted once. */
export function begunForms(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('insight_visits')
        .addColumn('begun', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    },
  };
}
