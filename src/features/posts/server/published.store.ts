import type { Connection } from '#platform/database/open-database.ts';

/** The sitemap protocol allows 50,000 addresses a file; some are left for the other pages. */
const maximumAddresses = 49_000;

/** Every published post without its content, newest first. */
export function selectPublished(connection: Connection) {
  return connection
    .selectFrom('blogs')
    .select(['id', 'slug', 'title', 'excerpt', 'created_at', 'updated_at'])
    .where('published', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maximumAddresses)
    .execute();
}

/** The newest published posts with their content. */
export function selectNewest(connection: Connection, limit: number) {
  return connection
    .selectFrom('blogs')
    .select(['id', 'slug', 'title', 'excerpt', 'content', 'created_at', 'updated_at'])
    .where('published', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
