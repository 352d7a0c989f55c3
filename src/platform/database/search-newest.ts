import { sql, SqliteAdapter, type RawBuilder } from 'kysely';
import type { Position } from '../http/listing.ts';
import { toLikePattern } from './like-pattern.ts';
import type { Connection } from './open-database.ts';

/** A page of a list that is searched. */
export interface TextSearch {
  table: 'blogs' | 'contact_messages';
  /** Looked for in `search_text`, whatever its case. */
  text: string;
  /** The flag that the list is restricted to; null: all rows. */
  only: { column: 'published' | 'spam'; is: 0 | 1 } | null;
  position: Position | null;
  limit: number;
}

/** A trigram index knows nothing shorter. */
const trigramLength = 3;

/**
 * The condition that a row is in the list and holds a text. On SQLite it also narrows the rows down to
 * those the page can have: the index is read newest first and only as far as the page goes. PostgreSQL
 * finds its own way.
 */
export function holdsText(connection: Connection, search: TextSearch): RawBuilder<boolean> {
  const isSqlite = connection.getExecutor().adapter instanceof SqliteAdapter;
  if (isSqlite && [...search.text].length >= trigramLength) return isCandidate(search);
  const holds = sql<boolean>`search_text like ${toLikePattern(search.text)} escape '\\'`;
  return search.only ? sql<boolean>`${isListed(search)} and ${holds}` : holds;
}

/**
 * Rows of all the milliseconds in which the page's own lie. (The index knows milliseconds; rows of the
 * same one are told apart by the list's own order.) The flag is asked for in here alone: seen beside it,
 * SQLite would walk the list's index instead.
 */
function isCandidate(search: TextSearch): RawBuilder<boolean> {
  const { table, text, position, limit } = search;
  const found = sql`${sql.table(`${table}_search`)} s
    cross join ${sql.table(`${table}_search_order`)} o on o.position = s.rowid
    cross join ${sql.table(table)} t on t.id = o.id`;
  const phrase = `"${text.toLowerCase().replaceAll('"', '""')}"`;
  const end = position ? sql`${beginOfMillisecond(position)} + 1048576` : sql`9223372036854775807`;
  const matches = sql`s.text match ${phrase} and s.rowid < ${end} and ${isListed(search, 't.')}`;
  const after = position ? sql`(t.created_at, t.id) < (${position.created_at}, ${position.id})` : sql`true`;
  const last = sql`select (s.rowid >> 20) << 20 from ${found} where ${matches} and ${after}
    order by s.rowid desc limit 1 offset ${limit}`;
  return sql<boolean>`id in (
    select t.id from ${found} where ${matches} and s.rowid >= coalesce((${last}), -9223372036854775808))`;
}

const isListed = ({ only }: TextSearch, prefix = ''): RawBuilder<boolean> =>
  only ? sql<boolean>`${sql.ref(prefix + only.column)} = ${only.is}` : sql<boolean>`true`;

/** As the triggers number rows: see migrations/0006-text-search.ts. */
const beginOfMillisecond = ({ created_at }: Position): RawBuilder<number> =>
  sql`((unixepoch(${created_at}) * 1000 + cast(substr(${created_at}, 21, 3) as integer)) << 20)`;
