import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A due date computed from the business hours is marked as such and recomputed when they change; mails are
 * sent when one comes near and when it has passed. A sender's newest messages are found by the index of their
 * address.
 */
export function answerTerms(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const run = (statement: string) => sql.raw(statement).execute(db);
      for (const column of ['due_from', 'due_rule']) {
        await db.schema.alterTable('contact_messages').addColumn(column, 'text').execute();
      }
      await run('drop index contact_messages_overdue');
      await run(
        'create index contact_messages_due_mail on contact_messages (spam, due_at) where due_at is not null and due_mailed < 2 and spam = 0',
      );
      await run(
        "create index contact_messages_terms on contact_messages (id) where due_from is not null and status in ('new', 'open')",
      );
      await run('drop index contact_messages_sender');
      await run(
        'create index contact_messages_sender on contact_messages (lower(email), spam, created_at desc, id desc)',
      );
    },
  };
}
