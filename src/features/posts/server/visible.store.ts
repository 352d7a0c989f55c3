import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { ListedBy } from '#platform/database/newest-first.ts';
import { paths } from '#paths/paths.ts';
import type { PostState } from '../contract.ts';

/** The date that readers see, which lists go by. */
export const byPublication: ListedBy = (prefix = '') =>
  sql<string>`coalesce(${sql.ref(`${prefix}published_at`)}, ${sql.ref(`${prefix}created_at`)})`;

/** Whether a published post is within its dates. @param at ISO 8601; @param prefix before the columns */
export const isWithinDates = (at: string, prefix = ''): RawBuilder<boolean> =>
  sql<boolean>`((${sql.ref(`${prefix}publish_at`)} is null or ${sql.ref(`${prefix}publish_at`)} <= ${at})
    and (${sql.ref(`${prefix}unpublish_at`)} is null or ${sql.ref(`${prefix}unpublish_at`)} > ${at}))`;

/** Whether visitors see a post. */
export const isVisible = (at: string, prefix = ''): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${prefix}published`)} = 1 and ${isWithinDates(at, prefix)})`;

/** Whether a post's own page is its original. @param origin the site's */
export const isOriginal = (origin: string): RawBuilder<boolean> =>
  sql<boolean>`(canonical_url is null or canonical_url = ${origin + paths.article('')} || slug)`;

/** The SQL of `findState`. */
export function isInState(state: PostState, at: string, prefix = ''): RawBuilder<boolean> {
  const [published, publishAt, unpublishAt] = ['published', 'publish_at', 'unpublish_at'].map((column) =>
    sql.ref(prefix + column),
  );
  switch (state) {
    case 'draft':
      return sql<boolean>`${published} = 0`;
    case 'published':
      return isVisible(at, prefix);
    case 'expired':
      return sql<boolean>`(${published} = 1 and ${unpublishAt} <= ${at})`;
    case 'scheduled':
      return sql<boolean>`(${published} = 1 and ${publishAt} > ${at}
        and (${unpublishAt} is null or ${unpublishAt} > ${at}))`;
  }
}

/** When the next published post appears or disappears after a time. */
export async function selectNextMoment(connection: Connection, at: string): Promise<string | null> {
  const next = (column: 'publish_at' | 'unpublish_at') =>
    connection
      .selectFrom('blogs')
      .select(column)
      .where(column, '>', at)
      .where('published', '=', 1)
      .orderBy(column)
      .limit(1)
      .executeTakeFirst();
  const [appears, disappears] = [await next('publish_at'), await next('unpublish_at')];
  const moments = [appears?.publish_at, disappears?.unpublish_at].filter((moment) => moment != null);
  return moments.toSorted()[0] ?? null;
}
