import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Documents of the site's content with their versions and former addresses; who is editing; links to
 * previews.
 */
export function content(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('content_documents')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('collection', 'text', (c) => c.notNull())
        .addColumn('slug', 'text', (c) => c.notNull())
        .addColumn('default_slug', 'text')
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('position', 'double precision')
        .addColumn('data', 'text')
        .addColumn('draft', 'text')
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('was_published', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('updated_at', 'text', (c) => c.notNull())
        .addColumn('updated_by', 'text')
        .addColumn('deleted_at', 'text')
        .execute();
      // A slug is free again once its document is in the bin; a default is replaced by one document,
      // permanently.
      await db.schema
        .createIndex('content_documents_slug')
        .unique()
        .on('content_documents')
        .columns(['collection', 'slug'])
        .where(sql.ref('deleted_at'), 'is', null)
        .execute();
      await db.schema
        .createIndex('content_documents_default')
        .unique()
        .on('content_documents')
        .columns(['collection', 'default_slug'])
        .where(sql.ref('default_slug'), 'is not', null)
        .execute();
      await db.schema
        .createTable('content_versions')
        .addColumn('document_id', 'text', (c) =>
          c.notNull().references('content_documents.id').onDelete('cascade'),
        )
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('slug', 'text', (c) => c.notNull())
        .addColumn('data', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('author_id', 'text')
        .addPrimaryKeyConstraint('content_versions_key', ['document_id', 'version'])
        .execute();
      await db.schema
        .createIndex('content_versions_created_at')
        .on('content_versions')
        .column('created_at')
        .execute();
      await db.schema
        .createTable('content_addresses')
        .addColumn('collection', 'text', (c) => c.notNull())
        .addColumn('slug', 'text', (c) => c.notNull())
        .addColumn('document_id', 'text', (c) =>
          c.notNull().references('content_documents.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('content_addresses_key', ['collection', 'slug'])
        .execute();
      await db.schema
        .createTable('content_presence')
        .addColumn('document', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('seen_at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('content_presence_key', ['document', 'user_id'])
        .execute();
      await db.schema
        .createTable('preview_links')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('token_hash', 'text', (c) => c.notNull().unique())
        .addColumn('path', 'text', (c) => c.notNull())
        .addColumn('created_by', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'text', (c) => c.notNull())
        .execute();
    },
  };
}
