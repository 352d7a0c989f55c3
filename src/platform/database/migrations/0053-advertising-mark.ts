import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Messages whose wording looks like advertising are marked. The index begins with the mark because SQLite does
 * not know how small a partial index is.
 */
export function advertisingMark(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('contact_messages')
        .addColumn('advertising', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await sql`create index contact_messages_advertising
        on contact_messages (advertising, spam, created_at desc, id desc) where advertising = 1`.execute(db);
    },
  };
}
