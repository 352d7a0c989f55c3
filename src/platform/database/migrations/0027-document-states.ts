import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes what changed among the documents readable without their texts. */
export function documentStates(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('content_documents_state')
        .on('content_documents')
        .columns(['id', 'version', 'position'])
        .execute();
    },
  };
}
