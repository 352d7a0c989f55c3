import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Sketches of messages, to find nearly the same text from several senders; and the field's term for a reason.
 * `text_digest` and `proof_nonce` of contact_messages are no longer used; they stay while instances of the
 * previous version may run.
 */
export function messageSketches(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('message_sketches')
        .addColumn('message_id', 'text', (c) =>
          c.notNull().references('contact_messages.id').onDelete('cascade'),
        )
        .addColumn('hash', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('message_sketches_key', ['message_id', 'hash'])
        .execute();
      await db.schema
        .createIndex('message_sketches_hash')
        .on('message_sketches')
        .columns(['hash', 'created_at'])
        .execute();
      await db.schema
        .createIndex('message_sketches_created_at')
        .on('message_sketches')
        .column('created_at')
        .execute();
      for (const table of ['contact_messages', 'newsletter_subscriptions']) {
        await sql`update ${sql.table(table)} set spam_reasons = replace(spam_reasons, 'trapped', 'honeypot')
          where spam = 1`.execute(db);
      }
    },
  };
}
