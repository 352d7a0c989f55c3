import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';
import { runStatements } from './run-statements.ts';

/** Posts get dates, tags and texts for search engines. Lists and the search index follow the date of publication. */
export function postDatesAndTags(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of ['blogs', 'deleted_blogs']) await addColumns(db, table);
      await runStatements(db, tagTables);
      await createIndexes(db);
      if (kind === 'sqlite') await orderSearchIndex(db);
    },
  };
}

function addColumns(db: Kysely<unknown>, table: string): Promise<void> {
  const columns = [
    ...['published_at', 'publish_at', 'unpublish_at'].map((date) => `${date} text`),
    "tags text not null default '[]'",
    'featured integer not null default 0',
    'canonical_url text',
    "search_title text not null default ''",
    "search_description text not null default ''",
    'reading_minutes integer not null default 1',
  ];
  return runStatements(db, [
    ...columns.map((column) => `alter table ${table} add column ${column}`),
    `update ${table} set published_at = created_at where published = 1`,
    // By the spaces, until a post is saved again: 220 words a minute.
    `update ${table} set reading_minutes = (length(content) - length(replace(content, ' ', ''))) / 220
       where length(content) - length(replace(content, ' ', '')) >= 440`,
  ]);
}

const tagTables = [
  `create table tags (
    id text primary key,
    slug text not null unique,
    name text not null,
    description text not null default ''
  )`,
  // A post keeps its tags while it is in the bin, where it has no row in `blogs`.
  `create table blog_tags (
    tag_id text not null references tags (id) on delete cascade,
    blog_id text not null,
    listed_at text not null,
    constraint blog_tags_key primary key (tag_id, blog_id)
  )`,
  'create index blog_tags_blog on blog_tags (blog_id)',
  'create index blog_tags_listed on blog_tags (tag_id, listed_at desc, blog_id desc)',
];

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const listed = '(coalesce(published_at, created_at)) desc, id desc';
  await runStatements(db, [
    'drop index blogs_newest',
    'drop index blogs_newest_all',
    // With what the sitemap says about a post, and when it is visible: the rows themselves hold long texts.
    `create index blogs_listed on blogs (published, ${listed}, publish_at, unpublish_at, slug, updated_at, published_at, created_at)`,
    `create index blogs_listed_all on blogs (${listed})`,
    `create index blogs_author on blogs (author, ${listed}) where author is not null`,
    ...['publish_at', 'unpublish_at'].map(
      (date) => `create index blogs_${date} on blogs (published, ${date}) where ${date} is not null`,
    ),
  ]);
}

/** Numbers each row of the search index by the time that lists go by: see search-index.ts. */
function orderSearchIndex(db: Kysely<unknown>): Promise<void> {
  const listedAt = (row: string) => `coalesce(${row}.published_at, ${row}.created_at)`;
  const begin = `((unixepoch(${listedAt('new')}) * 1000 + cast(substr(${listedAt('new')}, 21, 3) as integer)) << 20)`;
  const place = `insert into blogs_search_order (position, id) select coalesce(max(position) + 1, ${begin}), new.id
      from blogs_search_order where position between ${begin} and ${begin} + 1048575;
    insert into blogs_search (rowid, text)
      select position, new.search_text || char(10, 10) from blogs_search_order where id = new.id;`;
  return runStatements(db, [
    'drop trigger blogs_search_insert',
    `create trigger blogs_search_insert after insert on blogs begin ${place} end`,
    `create trigger blogs_search_move after update of published_at, created_at on blogs
       when ${listedAt('old')} <> ${listedAt('new')} begin
         delete from blogs_search where rowid = (select position from blogs_search_order where id = old.id);
         delete from blogs_search_order where id = old.id;
         ${place}
       end`,
  ]);
}
