import { sql, type Kysely } from 'kysely';
import type { DatabaseKind, Tables } from '../tables.ts';
import { runStatements } from './run-statements.ts';

/** The last migration of the version before 0001 to 0005 made the tables. */
const lastFormer = '0053-advertising-mark';

const firstFormer = '0001-first-tables';

/** The migrations that make the same tables. */
const todays = ['0001-accounts', '0002-operation', '0003-content', '0004-leads', '0005-audience'];

/**
 * Makes today's tables of the version before, in one transaction, and notes the migrations that would have made
 * them. Anything else is left alone.
 * @throws Error for a database of an older version
 */
export async function carryOver(kysely: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  if (!(await listExecuted(kysely, kind)).includes(firstFormer)) return;
  await kysely.transaction().execute(async (trx) => {
    // Of instances that start together, one does it.
    if (kind === 'postgres') await sql`lock table kysely_migration in access exclusive mode`.execute(trx);
    const executed = await listExecuted(trx, kind);
    if (!executed.includes(firstFormer)) return;
    if (executed.at(-1) !== lastFormer) {
      throw new Error(
        'the database is from an older version of the product than this one can bring up to date: start the version before this one on it, once',
      );
    }
    await runStatements<Tables>(trx, [...sharedVersions, ...sharedAddresses, ...unused(kind)]);
    await sql`delete from kysely_migration`.execute(trx);
    const timestamp = new Date().toISOString();
    for (const name of todays) {
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(trx);
    }
  });
}

async function listExecuted(db: Kysely<Tables>, kind: DatabaseKind): Promise<string[]> {
  const tables =
    kind === 'sqlite'
      ? sql`select name from sqlite_master where name = 'kysely_migration'`
      : sql`select to_regclass('kysely_migration') as name where to_regclass('kysely_migration') is not null`;
  if ((await tables.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const versionColumns = 'document_id, version, action, slug, data, digests, created_at, author_id';

/** Documents and posts share one table of versions. */
const sharedVersions = [
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
  ...['content_versions', 'blog_versions'].flatMap((table) => [
    `insert into versions (${versionColumns}) select ${versionColumns} from ${table}`,
    `drop table ${table}`,
  ]),
];

/** And one of the addresses that they left; where something has moved counts before what was deleted there. */
const sharedAddresses = [
  `create table former_addresses (
    collection text not null,
    slug text not null,
    document_id text not null,
    constraint former_addresses_key primary key (collection, slug)
  )`,
  ...[
    'select collection, slug, document_id from content_addresses where true',
    'select collection, slug, id from content_documents where deleted_at is not null and was_published = 1',
    "select 'posts', slug, blog_id from blog_slug_history where true",
    "select 'posts', slug, blog_id from deleted_blog_addresses where true",
  ].map(
    (rows) => `insert into former_addresses (collection, slug, document_id) ${rows} on conflict do nothing`,
  ),
  'drop table content_addresses',
  'drop table blog_slug_history',
  'drop table deleted_blog_addresses',
];

/** Tables and columns without a query, and the leads of the hourly check of the contact form, which no list shows. */
const unused = (kind: DatabaseKind): string[] => [
  'drop table canary',
  'drop table message_sketches',
  'drop table content_heads',
  'delete from contact_messages where spam = 2',
  'alter table contact_messages drop column proof_nonce',
  'alter table contact_messages drop column text_digest',
  'alter table newsletter_subscriptions drop column idempotency_key',
  'alter table insight_visits drop column started_at',
  // SQLite drops no column that is unique: it stays, empty.
  ...(kind === 'postgres' ? ['alter table contact_messages drop column idempotency_key'] : []),
];
