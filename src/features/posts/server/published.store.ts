import { sql, type Selectable } from 'kysely';
import { countRows } from '#platform/database/count-rows.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Position } from '#platform/http/listing.ts';
import type { BlogsTable } from './tables.ts';
import { isTagged } from './tagged.store.ts';
import { byPublication, isOriginal, isVisible } from './visible.store.ts';

/** The visible posts whose original is here, as the sitemap has them. @param at ISO 8601; @param origin the site's */
export const countPaths = (connection: Connection, at: string, origin: string): Promise<number> =>
  countRows(connection.selectFrom('blogs').where(isVisible(at)).where(isOriginal(origin)));

/** Published posts, oldest first: some of those after `position`, skipping the first `skip`. */
export interface PathPart {
  /** ISO 8601 */
  at: string;
  /** The site's. */
  origin: string;
  position: Position | null;
  skip: number;
  limit: number;
}

const dateColumns = ['id', 'slug', 'created_at', 'published_at', 'publish_at', 'updated_at'] as const;

/** A post as the sitemap lists it. */
export type PathRow = Pick<Selectable<BlogsTable>, (typeof dateColumns)[number]>;

export function selectPaths(
  connection: Connection,
  { at, origin, position, skip, limit }: PathPart,
): Promise<PathRow[]> {
  const visible = connection
    .selectFrom('blogs')
    .select(dateColumns)
    .where(isVisible(at))
    .where(isOriginal(origin));
  const time = byPublication();
  // The first half for SQLite, which walks an index over an expression from a plain comparison on.
  const after = position
    ? visible.where(
        sql<boolean>`(${time} >= ${position.created_at} and (${time}, id) > (${position.created_at}, ${position.id}))`,
      )
    : visible;
  return after.orderBy(time).orderBy('id').limit(limit).offset(skip).execute();
}

/** The newest posts that are visible at a time. */
export interface NewestFilter {
  /** ISO 8601 */
  at: string;
  limit: number;
  /** Only those with a tag; its id. */
  tag?: string | undefined;
  /** Only those by one of these, by their slugs. */
  authors?: readonly string[] | undefined;
}

/** Without their content. */
export function selectNewest(connection: Connection, { at, limit, tag, authors }: NewestFilter) {
  return connection
    .selectFrom('blogs')
    .select([...dateColumns, 'title', 'excerpt', 'author', 'image_url'])
    .where(isVisible(at))
    .$if(authors !== undefined, (query) => query.where('author', 'in', authors!))
    .$if(tag !== undefined, (query) => query.where(isTagged({ tag: tag!, at, limit })))
    .orderBy(byPublication(), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function selectContent(connection: Connection, id: string): Promise<string | null> {
  const row = await connection.selectFrom('blogs').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? null;
}
