import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * One table that counts requests for every limit (better-auth's own is dropped), and the text that a message
 * search looks through.
 */
export function limitsAndSearch(): Migration {
  return {
    async up(db: Kysely<MigratedTables>) {
      await db.schema.dropTable('rateLimit').execute();
      await db.schema
        .createTable('request_limits')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('window_end', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('request_limits_window_end')
        .on('request_limits')
        .column('window_end')
        .execute();
      await db.schema
        .alterTable('contact_messages')
        .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await fillSearchText(db);
    },
  };
}

interface MigratedTables {
  contact_messages: {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    search_text: string;
  };
}

const batchSize = 500;

/** In JavaScript: SQLite's lower() knows ASCII only. */
async function fillSearchText(db: Kysely<MigratedTables>): Promise<void> {
  for (let lastId = ''; ;) {
    const rows = await db
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'subject', 'message'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { id, ...texts } of rows) {
      const search_text = Object.values(texts).join('\n').toLowerCase();
      await db.updateTable('contact_messages').set({ search_text }).where('id', '=', id).execute();
    }
    if (rows.length < batchSize) return;
    lastId = rows.at(-1)!.id;
  }
}
