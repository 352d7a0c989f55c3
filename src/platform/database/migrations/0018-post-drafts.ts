import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Posts get drafts, versions, a bin and a person as their author; versions record what changed as digests.
 */
export function postDrafts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('content_versions').addColumn('digests', 'text').execute();
      for (const column of ['draft', 'author', 'updated_by']) {
        await db.schema.alterTable('blogs').addColumn(column, 'text').execute();
      }
      // Without a reference to the post, whose row is in another table while it is in the bin.
      await db.schema
        .createTable('blog_versions')
        .addColumn('document_id', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('slug', 'text', (c) => c.notNull())
        .addColumn('data', 'text', (c) => c.notNull())
        .addColumn('digests', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('author_id', 'text')
        .addPrimaryKeyConstraint('blog_versions_key', ['document_id', 'version'])
        .execute();
      await db.schema
        .createIndex('blog_versions_created_at')
        .on('blog_versions')
        .column('created_at')
        .execute();
      await createBin(db);
    },
  };
}

async function createBin(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deleted_blogs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('excerpt', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('image_url', 'text')
    .addColumn('published', 'integer', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('author_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('draft', 'text')
    .addColumn('author', 'text')
    .addColumn('updated_by', 'text')
    .addColumn('deleted_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('deleted_blogs_deleted_at').on('deleted_blogs').column('deleted_at').execute();
  // Kept after the bin is emptied: an address that visitors knew keeps answering that its post is gone.
  await db.schema
    .createTable('deleted_blog_addresses')
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('blog_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('deleted_blog_addresses_key', ['slug', 'blog_id'])
    .execute();
}
