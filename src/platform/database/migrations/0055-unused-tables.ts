import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Drops what no query reads or writes, and the leads of the hourly check of the contact form, which no list
 * shows. (`contact_messages.idempotency_key` stays: SQLite drops no column that is unique.)
 */
export function unusedTables(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['canary', 'message_sketches', 'content_heads']) {
        await db.schema.dropTable(table).execute();
      }
      await sql`delete from contact_messages where spam = 2`.execute(db);
      await db.schema.alterTable('contact_messages').dropColumn('proof_nonce').execute();
      await db.schema.alterTable('contact_messages').dropColumn('text_digest').execute();
      await db.schema.alterTable('newsletter_subscriptions').dropColumn('idempotency_key').execute();
      await db.schema.alterTable('insight_visits').dropColumn('started_at').execute();
    },
  };
}
