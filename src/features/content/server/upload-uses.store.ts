import { sql } from 'kysely';
import { contains } from '#platform/database/contains.ts';
import type { Connection } from '#platform/database/open-database.ts';

/** A document that shows an upload. */
export interface ShowingDocument {
  collection: string;
  slug: string;
  title: string;
  state: 'published' | 'draft' | 'bin';
}

/** Documents that contain one of some addresses. */
export async function selectShowingDocuments(
  connection: Connection,
  urls: readonly string[],
  limit: number,
): Promise<ShowingDocument[]> {
  const rows = await connection
    .selectFrom('content_documents')
    .select(['collection', 'slug', 'title', 'deleted_at'])
    .select(sql<number | boolean>`${contains(connection, ['data'], urls)}`.as('in_data'))
    .where(contains(connection, ['data', 'draft'], urls))
    .orderBy('collection')
    .orderBy('slug')
    .limit(limit)
    .execute();
  return rows.map(({ deleted_at, in_data, ...row }) => ({
    ...row,
    state: deleted_at !== null ? 'bin' : in_data ? 'published' : 'draft',
  }));
}
