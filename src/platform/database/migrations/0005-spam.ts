import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Suspected spam is quarantined: a flag and its reasons, and lists that are read by that flag. */
export function spam(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['contact_messages', 'newsletter_subscriptions']) {
        await db.schema
          .alterTable(table)
          .addColumn('spam', 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
        await db.schema.alterTable(table).addColumn('spam_reasons', 'text').execute();
        await db.schema.dropIndex(`${table}_newest`).execute();
        await db.schema
          .createIndex(`${table}_newest`)
          .on(table)
          .columns(['spam', 'created_at desc', 'id desc'])
          .execute();
      }
      await db.schema.dropIndex('contact_messages_read').execute();
      await db.schema
        .createIndex('contact_messages_read')
        .on('contact_messages')
        .columns(['spam', 'read'])
        .execute();
      await db.schema.alterTable('contact_messages').addColumn('proof_nonce', 'text').execute();
      await db.schema.alterTable('contact_messages').addColumn('text_digest', 'text').execute();
      await db.schema
        .createIndex('contact_messages_text')
        .on('contact_messages')
        .columns(['text_digest', 'created_at'])
        .execute();
    },
  };
}
