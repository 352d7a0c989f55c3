import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether the receiving mail server says that the sender's domain did not send a mail. */
export function replyVerification(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('lead_replies')
        .addColumn('failed_verification', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  };
}
