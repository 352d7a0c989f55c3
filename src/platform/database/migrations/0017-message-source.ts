import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Records which form a message was sent with. */
export function messageSource(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('contact_messages').addColumn('source', 'text').execute();
    },
  };
}
