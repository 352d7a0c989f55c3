import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../../../scripts/portable-data/connect-database.ts';
import { migrateDatabase } from '#tests/support/migrate-database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const at = '2030-01-01T00:00:00.000Z';

it.each(['sqlite', 'postgres'] as const)(
  'keeps versions and former addresses from before on %s',
  async (kind) => {
    const { config, remove } = await createTestDatabase(kind, 'nothing');
    const kysely = connectDatabase(config);
    try {
      await migrateDatabase(kysely, kind, '0053-advertising-mark');
      const insertDocument = (id: string, slug: string, deletedAt: string | null, wasPublished: number) =>
        sql`insert into content_documents
          (id, collection, slug, title, version, was_published, created_at, updated_at, deleted_at)
        values (${id}, 'cases', ${slug}, 'A case', 1, ${wasPublished}, ${at}, ${at}, ${deletedAt})`.execute(
          kysely,
        );
      await insertDocument('moved', 'new', null, 1);
      await insertDocument('deleted', 'gone', at, 1);
      await insertDocument('deleted before another', 'old', at, 1);
      await insertDocument('never seen', 'unseen', at, 0);
      await sql`insert into content_addresses (collection, slug, document_id) values ('cases', 'old', 'moved')`.execute(
        kysely,
      );
      await sql`insert into blogs (id, title, slug, excerpt, content, published, search_text, created_at, updated_at)
      values ('post', 'A post', 'new', 'Short', 'Long', 1, 'a post', ${at}, ${at})`.execute(kysely);
      await sql`insert into blog_slug_history (slug, blog_id) values ('old', 'post')`.execute(kysely);
      await sql`insert into deleted_blog_addresses (slug, blog_id)
      values ('old', 'deleted post'), ('gone', 'deleted post')`.execute(kysely);
      for (const [table, id] of [
        ['content_versions', 'moved'],
        ['blog_versions', 'post'],
      ] as const) {
        await sql`insert into ${sql.table(table)} (document_id, version, action, slug, data, created_at)
        values (${id}, 1, 'create', 'old', '{}', ${at})`.execute(kysely);
      }
      await migrateDatabase(kysely, kind, '0054-shared-editing');
      const addresses = await kysely
        .selectFrom('former_addresses')
        .selectAll()
        .orderBy('collection')
        .orderBy('slug')
        .execute();
      expect(addresses.map(({ collection, slug, document_id }) => [collection, slug, document_id])).toEqual([
        ['cases', 'gone', 'deleted'],
        ['cases', 'old', 'moved'],
        ['posts', 'gone', 'deleted post'],
        ['posts', 'old', 'post'],
      ]);
      const versions = await kysely
        .selectFrom('versions')
        .select('document_id')
        .orderBy('document_id')
        .execute();
      expect(versions.map(({ document_id }) => document_id)).toEqual(['moved', 'post']);
    } finally {
      await kysely.destroy();
      await remove();
    }
  },
);
