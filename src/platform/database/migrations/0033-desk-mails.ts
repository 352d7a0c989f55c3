import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far the desk's jobs are, and which mails to colleagues name which messages. */
export function deskMails(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('desk_states')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('lead_mails')
        .addColumn('message_id', 'text', (c) =>
          c.notNull().references('contact_messages.id').onDelete('cascade'),
        )
        .addColumn('mail_id', 'text', (c) => c.notNull().references('mail_outbox.id').onDelete('cascade'))
        .addPrimaryKeyConstraint('lead_mails_pk', ['message_id', 'mail_id'])
        .execute();
      await db.schema.createIndex('lead_mails_mail').on('lead_mails').column('mail_id').execute();
    },
  };
}
