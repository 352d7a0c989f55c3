import { sql, type SelectQueryBuilder } from 'kysely';
import type { Position } from '../http/listing.ts';
import type { Tables } from './tables.ts';

/**
 * Orders rows with `created_at` and `id` newest first and begins after `position`; asks for one row more than `limit`, which tells
 * whether there is a next page. A row comparison, so that both dialects walk the index.
 */
export function newestFirst<T extends keyof Tables, O>(
  query: SelectQueryBuilder<Tables, T, O>,
  position: Position | null,
  limit: number,
): SelectQueryBuilder<Tables, T, O> {
  const after = position
    ? query.where(sql<boolean>`(created_at, id) < (${position.created_at}, ${position.id})`)
    : query;
  return after
    .orderBy(sql`created_at`, 'desc')
    .orderBy(sql`id`, 'desc')
    .limit(limit + 1);
}
