import { sql, type RawBuilder } from 'kysely';
import { isSqlite } from '#platform/database/is-sqlite.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Place } from '#domain/search/server/query.ts';
import type { PostDates } from '../../contract.ts';
import { isVisible, isWithinDates } from '../visible.store.ts';

interface Wanted {
  /** For each word that is searched for, those that count as it. */
  words: readonly (readonly string[])[];
  /** ISO 8601 */
  at: string;
  limit: number;
}

/** Where a post has all words: all in its title, all in title and headings, or some in its text only. */
export interface FoundPost {
  id: string;
  place: Place;
}

/** The visible posts that have all words, by the place and then newest first. */
export async function selectFound(connection: Connection, wanted: Wanted): Promise<FoundPost[]> {
  const select = isSqlite(connection) ? selectOnSqlite : selectOnPostgres;
  const found = new Map<string, Place>();
  // What stands in titles stands in the wider places too: where those have nothing, the narrower ones have nothing.
  for (const place of [2, 1, 0] as const) {
    const ids = await select(connection, wanted, place);
    if (ids.length === 0) break;
    for (const id of ids) found.set(id, place);
  }
  const places = [...found].map(([id, place]) => ({ id, place }));
  return places.toSorted((a, b) => a.place - b.place).slice(0, wanted.limit);
}

type Select = (connection: Connection, wanted: Wanted, place: Place) => Promise<string[]>;

const columnsOf = ['{title}', '{title headings}', '{title headings text}'] as const;

const selectOnSqlite: Select = async (connection, { words, at, limit }, place) => {
  const all = words.map((ones) => `(${ones.map((one) => `"${one}"`).join(' OR ')})`).join(' AND ');
  const { rows } = await sql<{ id: string }>`
    select s.blog_id as id from post_search_index cross join post_search s on s.position = post_search_index.rowid
    where post_search_index match ${`${columnsOf[place]} : (${all})`} and ${isWithinDates(at, 's.')}
    order by post_search_index.rowid desc limit ${limit}`.execute(connection);
  return rows.map(({ id }) => id);
};

const vectorOf = ['title', 'headings', 'words'] as const;

const selectOnPostgres: Select = async (connection, { words, at, limit }, place) => {
  const all = words.map((ones) => `(${ones.map((one) => `'${one}'`).join(' | ')})`).join(' & ');
  const { rows } = await sql<{ id: string }>`
    select s.blog_id as id from post_search s
    where ${sql.ref(vectorOf[place])} @@ ${all}::tsquery and ${isWithinDates(at, 's.')}
    order by s.listed_at desc, s.blog_id desc limit ${limit}`.execute(connection);
  return rows.map(({ id }) => id);
};

/** A found post as it is shown. */
export interface FoundRow extends Pick<PostDates, 'published_at'> {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  created_at: string;
  image_url: string | null;
  sections: string;
}

/** The visible ones of some posts whose entry is that of their present version, in no order. */
export const selectFoundRows = (
  connection: Connection,
  ids: readonly string[],
  at: string,
): Promise<FoundRow[]> =>
  connection
    .selectFrom('blogs as b')
    .innerJoin('post_search as s', (join) => join.onRef('s.blog_id', '=', 'b.id').on(isCurrent))
    .select(['b.id', 'b.slug', 'b.title', 'b.excerpt', 'b.created_at', 'b.published_at', 'b.image_url'])
    .select('s.sections')
    .where('b.id', 'in', ids)
    .where(isVisible(at, 'b.'))
    .execute();

const isCurrent: RawBuilder<boolean> = sql<boolean>`s.version = b.version`;
