import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

/** Posts can be parts of a series, have texts and a picture for sharing, and say when they were revised. */
export const seriesAndSearchTexts = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['blogs', 'deleted_blogs']) {
      await runStatements(
        db,
        columns.map((column) => `alter table ${table} add column ${column}`),
      );
    }
    await runStatements(db, indexes);
  },
});

const columns = [
  "series text not null default ''",
  'series_position integer',
  "share_title text not null default ''",
  "share_description text not null default ''",
  'share_image text',
  'revised_at text',
];

const listed = '(coalesce(published_at, created_at)) desc, id desc';

const indexes = [
  "create index blogs_series on blogs (series, published, id desc) where series <> ''",
  `create index blogs_featured on blogs (featured, published, ${listed}) where featured = 1`,
  // The sitemap leaves out posts whose original is elsewhere.
  'drop index blogs_listed',
  `create index blogs_listed on blogs (published, ${listed}, publish_at, unpublish_at, slug, updated_at, published_at, created_at, canonical_url)`,
];
