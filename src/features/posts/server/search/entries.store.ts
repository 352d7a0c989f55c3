import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { hasRows } from '#platform/database/count-rows.ts';
import { isSqlite } from '#platform/database/is-sqlite.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { reverse } from '#domain/search/server/query.ts';
import { readPublicationDate } from '../../post-state.ts';
import type { PostRow } from '../post-rows.store.ts';

/** A published post as searches find it. */
export interface SearchEntry {
  row: IndexedRow;
  sections: string;
  /** The words of the title, of the headings, and of the rest that these do not have. */
  words: { title: string[]; headings: string[]; text: string[] };
}

/** The columns that the index needs of a post. */
const indexedColumns = [
  'id',
  'version',
  'title',
  'excerpt',
  'content',
  'created_at',
  'published_at',
  'publish_at',
  'unpublish_at',
] as const;

export type IndexedRow = Pick<PostRow, (typeof indexedColumns)[number]>;

/**
 * Replaces what searches find of a post, unless a newer version of it is there. On SQLite the words of a long post
 * hold the event loop for some milliseconds, and so does the statement after this, which has FTS5 write its index:
 * each gets a turn of its own.
 */
export async function replaceEntry(connection: Connection, entry: SearchEntry): Promise<void> {
  await addWords(connection, [...entry.words.title, ...entry.words.headings, ...entry.words.text]);
  if (!isSqlite(connection)) return replaceOnPostgres(connection, entry);
  await setImmediate();
  const { row, sections, words } = entry;
  await removeEntry(connection, row.id);
  const listedMs = Date.parse(readPublicationDate(row));
  const begin = sql`(cast(${listedMs} as integer) << 20)`;
  await sql`insert into post_search (position, blog_id, version, publish_at, unpublish_at, sections)
    select coalesce(max(position) + 1, ${begin}), ${row.id}, ${row.version}, ${row.publish_at}, ${row.unpublish_at}, ${sections}
    from post_search where position between ${begin} and ${begin} + 1048575`.execute(connection);
  await sql`insert into post_search_index (rowid, title, headings, text)
    select position, ${words.title.join(' ')}, ${words.headings.join(' ')}, ${words.text.join(' ')}
    from post_search where blog_id = ${row.id}`.execute(connection);
  await setImmediate();
}

export async function removeEntry(connection: Connection, id: string): Promise<void> {
  if (isSqlite(connection)) {
    await sql`delete from post_search_index
      where rowid = (select position from post_search where blog_id = ${id})`.execute(connection);
  }
  await connection.deleteFrom('post_search').where('blog_id', '=', id).execute();
}

async function replaceOnPostgres(
  connection: Connection,
  { row, sections, words }: SearchEntry,
): Promise<void> {
  const [title, headings] = [words.title, [...words.title, ...words.headings]];
  const vector = (list: string[]) => sql`array_to_tsvector(${list}::text[])`;
  await sql`insert into post_search
      (blog_id, version, listed_at, publish_at, unpublish_at, sections, title, headings, words)
    values (${row.id}, ${row.version}, ${readPublicationDate(row)}, ${row.publish_at}, ${row.unpublish_at}, ${sections},
      ${vector(title)}, ${vector(headings)}, ${vector([...headings, ...words.text])})
    on conflict (blog_id) do update set version = excluded.version, listed_at = excluded.listed_at,
      publish_at = excluded.publish_at, unpublish_at = excluded.unpublish_at, sections = excluded.sections,
      title = excluded.title, headings = excluded.headings, words = excluded.words
    where post_search.version <= excluded.version`.execute(connection);
}

/** In one order: transactions that add the same words wait for each other, and not in a circle. */
async function addWords(connection: Connection, words: string[]): Promise<void> {
  const rows = words.toSorted().map((word) => [word, reverse(word), [...word].length]);
  const values = isSqlite(connection)
    ? sql`select value ->> 0, value ->> 1, value ->> 2 from json_each(${JSON.stringify(rows)}) where true`
    : sql`select value ->> 0, value ->> 1, (value ->> 2)::integer
        from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as rows (value, place) order by place`;
  await sql`insert into post_search_words (word, reversed, length) ${values} on conflict do nothing`.execute(
    connection,
  );
}

/**
 * Published posts that have no entry of their version, by their ids, after one. Looked up one by one: PostgreSQL
 * would read all entries for a join while it has not counted them.
 */
export async function selectMissing(connection: Connection, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from blogs b where b.published = 1 and b.id > ${after}
      and coalesce((select s.version from post_search s where s.blog_id = b.id), 0) <> b.version
    order by b.id limit ${limit}`.execute(connection);
  return rows.map(({ id }) => id);
}

export const selectIndexed = (connection: Connection, ids: readonly string[]): Promise<IndexedRow[]> =>
  connection
    .selectFrom('blogs')
    .select(indexedColumns)
    .where('id', 'in', ids)
    .where('published', '=', 1)
    .execute();

/** Whether a post still has the version that was read, and is published. */
export async function isUnchanged(connection: Connection, { id, version }: IndexedRow): Promise<boolean> {
  return hasRows(
    connection
      .selectFrom('blogs')
      .where('id', '=', id)
      .where('version', '=', version)
      .where('published', '=', 1),
  );
}
