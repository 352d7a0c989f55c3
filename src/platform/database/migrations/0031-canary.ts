import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The hourly check of the contact form: whether it is on, and its last result. */
export function canary(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('canary')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('is_on', 'integer', (c) => c.notNull())
        .addColumn('recipient', 'text', (c) => c.notNull())
        .addColumn('due_at', 'text', (c) => c.notNull())
        .addColumn('passed_at', 'text')
        .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('failing_since', 'text')
        .addColumn('last_error', 'text')
        .addColumn('mailed', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  };
}
