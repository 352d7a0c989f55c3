import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Of a sketch only the hashes that are looked for have rows of their own: each is a page of the index that is
 * written, and they were a third of what storing a message costs. Sketches from before have rows for all.
 */
export function soughtHashes(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('message_sketches').addColumn('rest', 'text').execute();
    },
  };
}
