import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { Position } from '#platform/http/listing.ts';
import type { BlogsTable } from './tables.ts';

export async function countPublished(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('blogs')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('published', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The published posts, oldest first: some of those after `position`, skipping the first `skip`. */
export interface PathPart {
  position: Position | null;
  skip: number;
  limit: number;
}

/** A post as the sitemap lists it. */
export type PathRow = Pick<BlogsTable, 'id' | 'slug' | 'created_at' | 'updated_at'>;

export function selectPaths(connection: Connection, { position, skip, limit }: PathPart): Promise<PathRow[]> {
  const published = connection
    .selectFrom('blogs')
    .select(['id', 'slug', 'created_at', 'updated_at'])
    .where('published', '=', 1);
  const after = position
    ? published.where(sql<boolean>`(created_at, id) > (${position.created_at}, ${position.id})`)
    : published;
  return after.orderBy('created_at').orderBy('id').limit(limit).offset(skip).execute();
}

/** The newest published posts without their content. */
export function selectNewest(connection: Connection, limit: number) {
  return connection
    .selectFrom('blogs')
    .select(['id', 'slug', 'title', 'excerpt', 'created_at', 'updated_at', 'author'])
    .where('published', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function selectContent(connection: Connection, id: string): Promise<string | null> {
  const row = await connection.selectFrom('blogs').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? null;
}
