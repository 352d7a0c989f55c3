import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far the desk's jobs are: those that send mails, and those that find dates anew. */
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
