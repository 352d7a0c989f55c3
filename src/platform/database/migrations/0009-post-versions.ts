import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts a post's changes, so that a change based on an older state is detected. */
export function postVersions(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('blogs')
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
        .execute();
    },
  };
}
