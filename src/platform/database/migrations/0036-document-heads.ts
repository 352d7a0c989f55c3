import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What memory keeps of documents that are too large to be kept whole; recreated if missing. */
export function documentHeads(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('content_heads')
        .addColumn('document_id', 'text', (c) =>
          c.primaryKey().references('content_documents.id').onDelete('cascade'),
        )
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('schema', 'text', (c) => c.notNull())
        .addColumn('data', 'text')
        .addColumn('draft', 'text')
        .execute();
    },
  };
}
