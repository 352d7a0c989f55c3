import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../tables.ts';
import { runStatements } from './run-statements.ts';
import { createSearchIndex } from './search-index.ts';

/** Documents, posts, and what they share: versions, former addresses, presence and preview links. */
export function content(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await runStatements(db, [...documents, ...posts, ...editing]);
      await createSearchIndex(db, kind, { table: 'blogs', column: 'search_text' });
    },
  };
}

const documents = [
  `create table content_documents (
    id text primary key,
    collection text not null,
    slug text not null,
    default_slug text,
    title text not null,
    position double precision,
    data text,
    draft text,
    version integer not null,
    was_published integer not null,
    created_at text not null,
    updated_at text not null,
    updated_by text,
    deleted_at text
  )`,
  'create unique index content_documents_slug on content_documents (collection, slug) where deleted_at is null',
  `create unique index content_documents_default on content_documents (collection, default_slug)
    where default_slug is not null`,
  'create index content_documents_state on content_documents (id, version, position)',
];

const postColumns = `
  title text not null,
  slug text not null,
  excerpt text not null,
  content text not null,
  image_url text,
  image_alt text not null default '',
  published integer not null default 0,
  search_text text not null,
  created_at text not null,
  updated_at text not null,
  author_id text references "user" (id) on delete set null,
  author text,
  version integer not null default 1,
  draft text,
  updated_by text`;

// A post belongs to the site: it stays when its author's account is deleted.
const posts = [
  `create table blogs (id text primary key, ${postColumns}, unique (slug))`,
  // With what the sitemap says about a post: reading that from the rows would go through all their content.
  'create index blogs_newest on blogs (published, created_at desc, id desc, slug, updated_at)',
  'create index blogs_newest_all on blogs (created_at desc, id desc)',
  `create table deleted_blogs (id text primary key, ${postColumns}, deleted_at text not null)`,
  'create index deleted_blogs_deleted_at on deleted_blogs (deleted_at)',
];

const editing = [
  // Without a reference to what it is a version of, whose row is in another table while it is in the bin.
  `create table versions (
    document_id text not null,
    version integer not null,
    action text not null,
    slug text not null,
    data text not null,
    digests text,
    created_at text not null,
    author_id text,
    constraint versions_key primary key (document_id, version)
  )`,
  'create index versions_created_at on versions (created_at)',
  // Kept for good, even if nothing is left of what was there: an address that visitors knew answers that it is gone.
  `create table former_addresses (
    collection text not null,
    slug text not null,
    document_id text not null,
    constraint former_addresses_key primary key (collection, slug)
  )`,
  `create table content_presence (
    document text not null,
    user_id text not null,
    seen_at text not null,
    constraint content_presence_key primary key (document, user_id)
  )`,
  `create table preview_links (
    id text primary key,
    token_hash text not null unique,
    path text not null,
    created_by text,
    created_at text not null,
    expires_at text not null,
    api_key_id text
  )`,
];
