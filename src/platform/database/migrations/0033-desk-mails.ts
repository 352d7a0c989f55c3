import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The progress of the desk's jobs: those that send mail, and those that recompute due dates. */
export function deskMails(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('desk_states')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  };
}
