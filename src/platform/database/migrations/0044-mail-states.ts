import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a mail was only written to a file, and whether a program wrote it. */
export function mailStates(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['to_file', 'is_automatic']) {
        await db.schema
          .alterTable('mail_outbox')
          .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
      }
    },
  };
}
