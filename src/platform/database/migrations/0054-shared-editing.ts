import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Documents and posts share one table of versions and one of the addresses that they left. */
export function sharedEditing(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await shareVersions(db);
      await shareAddresses(db);
    },
  };
}

async function shareVersions(db: Kysely<unknown>): Promise<void> {
  // Without a reference to what it is a version of, whose row is in another table while it is in the bin.
  await db.schema
    .createTable('versions')
    .addColumn('document_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('digests', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('author_id', 'text')
    .addPrimaryKeyConstraint('versions_key', ['document_id', 'version'])
    .execute();
  await db.schema.createIndex('versions_created_at').on('versions').column('created_at').execute();
  const columns = sql.raw('document_id, version, action, slug, data, digests, created_at, author_id');
  for (const table of ['content_versions', 'blog_versions']) {
    await sql`insert into versions (${columns}) select ${columns} from ${sql.table(table)}`.execute(db);
    await db.schema.dropTable(table).execute();
  }
}

async function shareAddresses(db: Kysely<unknown>): Promise<void> {
  // Kept for good, even if nothing is left of what was there: an address that visitors knew answers that it is gone.
  await db.schema
    .createTable('former_addresses')
    .addColumn('collection', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('former_addresses_key', ['collection', 'slug'])
    .execute();
  // Where something has moved counts before what was deleted there.
  for (const source of [
    sql`select collection, slug, document_id from content_addresses where true`,
    sql`select collection, slug, id from content_documents where deleted_at is not null and was_published = 1`,
    sql`select 'posts', slug, blog_id from blog_slug_history where true`,
    sql`select 'posts', slug, blog_id from deleted_blog_addresses where true`,
  ]) {
    await sql`insert into former_addresses (collection, slug, document_id) ${source}
      on conflict do nothing`.execute(db);
  }
  for (const table of ['content_addresses', 'blog_slug_history', 'deleted_blog_addresses']) {
    await db.schema.dropTable(table).execute();
  }
}
