import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { Series } from '../contract.ts';
import type { SeriesPost } from '../series.ts';
import { isVisible } from './visible.store.ts';

/** A series of more is a tag. */
const maximumParts = 100;

/** The visible posts of a series, the newest of very many. @param at ISO 8601 */
export const selectParts = (connection: Connection, series: string, at: string): Promise<SeriesPost[]> =>
  connection
    .selectFrom('blogs')
    .select(['id', 'slug', 'title', 'series_position', 'published_at', 'created_at'])
    .where('series', '=', series)
    .where(sql<boolean>`series <> ''`)
    .where(isVisible(at))
    .orderBy('id', 'desc')
    .limit(maximumParts)
    .execute();

/** All series in alphabetical order, drafts included. */
export async function selectSeriesList(connection: Connection): Promise<Series[]> {
  const rows = await connection
    .selectFrom('blogs')
    .select((eb) => [
      'series as name',
      eb.fn.countAll<number | string>().as('posts'),
      eb.fn.max('series_position').as('last_position'),
    ])
    .where(sql<boolean>`series <> ''`)
    .groupBy('series')
    .orderBy('series')
    .execute();
  return rows.map((row) => ({ ...row, posts: Number(row.posts) }));
}
