import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const bands = ['band_0', 'band_1', 'band_2', 'band_3', 'band_4'];

/**
 * One row for each text that later ones are compared with, found by its bands, which few other texts share. A
 * row for each of its hashes, which many share, was a quarter of the cost of storing a message.
 * `message_sketches` is no longer used; the table stays while instances of the previous version may run.
 */
export function messageBands(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      let table = db.schema
        .createTable('message_bands')
        .addColumn('message_id', 'text', (c) =>
          c.primaryKey().references('contact_messages.id').onDelete('cascade'),
        )
        .addColumn('sketch', 'text', (c) => c.notNull());
      for (const band of bands) table = table.addColumn(band, 'integer', (c) => c.notNull());
      await table.addColumn('created_at', 'text', (c) => c.notNull()).execute();
      for (const band of bands) {
        await db.schema
          .createIndex(`message_bands_${band}`)
          .on('message_bands')
          .columns([band, 'created_at'])
          .execute();
      }
      await db.schema
        .createIndex('message_bands_created_at')
        .on('message_bands')
        .column('created_at')
        .execute();
      await sql`delete from message_sketches`.execute(db);
    },
  };
}
