import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';
import { runStatements } from './run-statements.ts';

/** The search over all posts (docs/decisions/site-search.md). A job fills it. */
export function search(kind: DatabaseKind): Migration {
  return {
    up: (db: Kysely<unknown>) =>
      runStatements(db, [
        // A restore drops only the tables that it fills.
        ...['post_search_index', 'post_search', 'post_search_words'].map(
          (table) => `drop table if exists ${table}`,
        ),
        ...(kind === 'sqlite' ? sqlite : postgres),
        'create index post_search_words_beginning on post_search_words (length, word)',
        'create index post_search_words_ending on post_search_words (length, reversed)',
        'create index post_search_words_reversed on post_search_words (reversed)',
      ]),
  };
}

/** Its rows have numbers in the order of the list, so that the index is read newest first: see search-index.ts. */
const sqlite = [
  'create index blogs_indexed on blogs (published, id, version)',
  `create table post_search (
    position integer primary key,
    blog_id text not null unique,
    version integer not null,
    publish_at text,
    unpublish_at text,
    sections text not null
  )`,
  `create virtual table post_search_index
    using fts5(title, headings, text, content='', contentless_delete=1, detail=column, tokenize='ascii')`,
  'create table post_search_words (word text primary key, reversed text not null, length integer not null) without rowid',
  `create trigger post_search_delete after delete on blogs begin
    delete from post_search_index where rowid = (select position from post_search where blog_id = old.id);
    delete from post_search where blog_id = old.id;
  end`,
];

/** Each vector has the words of those before it. */
const postgres = [
  'create index blogs_indexed on blogs (id, version) where published = 1',
  `create table post_search (
    blog_id text primary key references blogs (id) on delete cascade,
    version integer not null,
    listed_at text collate "C" not null,
    publish_at text,
    unpublish_at text,
    sections text not null,
    title tsvector not null,
    headings tsvector not null,
    words tsvector not null
  )`,
  'create index post_search_listed on post_search (listed_at desc, blog_id desc)',
  'create index post_search_vectors on post_search using gin (title, headings, words)',
  `create table post_search_words (
    word text collate "C" primary key,
    reversed text collate "C" not null,
    length integer not null
  )`,
];
