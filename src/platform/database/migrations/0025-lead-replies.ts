import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Replies to messages, mails that answer them, their attachments, and the templates and signatures of
 * replies.
 */
export function leadReplies(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createReplies(db);
      await createAttachments(db);
      await createWritingAids(db);
      for (const column of ['thread_ids', 'attachments']) {
        await db.schema.alterTable('mail_outbox').addColumn(column, 'text').execute();
      }
    },
  };
}

async function createReplies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_replies')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('message_id', 'text', (c) => c.notNull().references('contact_messages.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('failure', 'text')
    .addColumn('author_id', 'text')
    .addColumn('author_name', 'text')
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('html', 'text')
    .addColumn('mail_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema
    .createIndex('lead_replies_message')
    .on('lead_replies')
    .columns(['message_id', 'created_at', 'id'])
    .execute();
  // A mail is in a thread once, no matter how often its mailbox is read.
  await db.schema
    .createIndex('lead_replies_mail')
    .unique()
    .on('lead_replies')
    .columns(['mail_id', 'message_id'])
    .execute();
  await db.schema
    .createIndex('lead_replies_unsettled')
    .on('lead_replies')
    .column('state')
    .where(sql.ref('state'), 'in', [sql.lit('queued'), sql.lit('failed')])
    .execute();
  await db.schema
    .createIndex('lead_replies_address')
    .on('lead_replies')
    .expression(sql`lower(address)`)
    .execute();
}

/** Without a reference to the reply: a row outlives it until its file is deleted. */
async function createAttachments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_attachments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('reply_id', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  for (const column of ['message_id', 'reply_id']) {
    await db.schema.createIndex(`lead_attachments_${column}`).on('lead_attachments').column(column).execute();
  }
}

async function createWritingAids(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_replies')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('reply_signatures')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
}
