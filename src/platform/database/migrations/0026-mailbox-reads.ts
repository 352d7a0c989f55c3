import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far a mailbox was read, and by which instance. */
export function mailboxReads(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('mailbox_reads')
        .addColumn('mailbox', 'text', (c) => c.primaryKey())
        .addColumn('uid_validity', 'text')
        .addColumn('last_uid', 'integer', (c) => c.notNull())
        .addColumn('claimed_by', 'text')
        .addColumn('claimed_until', 'text')
        .addColumn('read_at', 'text')
        .addColumn('failing_since', 'text')
        .addColumn('last_error', 'text')
        .execute();
    },
  };
}
