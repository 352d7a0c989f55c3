import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Position } from '../http/listing.ts';
import type { Tables } from './tables.ts';

/** The time that a list goes by, an expression that is indexed together with `id`; `prefix` comes before its columns. */
export type ListedBy = (prefix?: string) => RawBuilder<string>;

const byCreation: ListedBy = (prefix = '') => sql<string>`${sql.ref(`${prefix}created_at`)}`;

/**
 * Orders rows by a time and `id` newest first and begins after `position`; asks for one row more than `limit`, which tells
 * whether there is a next page.
 */
export function newestFirst<T extends keyof Tables, O>(
  query: SelectQueryBuilder<Tables, T, O>,
  position: Position | null,
  limit: number,
  listedBy: ListedBy = byCreation,
): SelectQueryBuilder<Tables, T, O> {
  return (position ? query.where(isAfter(position, listedBy)) : query)
    .orderBy(listedBy(), 'desc')
    .orderBy(sql`id`, 'desc')
    .limit(limit + 1);
}

/** A row comparison, for which PostgreSQL walks the index; SQLite does so for an expression only beside a plain one. */
export function isAfter(
  { created_at, id }: Position,
  listedBy: ListedBy = byCreation,
  prefix = '',
): RawBuilder<boolean> {
  const time = listedBy(prefix);
  return sql<boolean>`(${time} <= ${created_at} and (${time}, ${sql.ref(`${prefix}id`)}) < (${created_at}, ${id}))`;
}
