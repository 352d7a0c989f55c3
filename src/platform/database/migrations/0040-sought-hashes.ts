import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Only the hashes of a sketch that are searched for get their own rows: each one writes a page of the index,
 * and they were a third of the cost of storing a message. Existing sketches have rows for all.
 */
export function soughtHashes(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('message_sketches').addColumn('rest', 'text').execute();
    },
  };
}
