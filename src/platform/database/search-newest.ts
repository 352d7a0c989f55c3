import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { cutPage, type Page, type Position } from '../http/listing.ts';
import { takeTurn } from '../take-turn.ts';
import { isSqlite } from './is-sqlite.ts';
import { toLikePattern } from './like-pattern.ts';
import { isAfter as isAfterPosition, newestFirst, type ListedBy } from './newest-first.ts';
import type { Connection } from './open-database.ts';
import type { Tables } from './tables.ts';

export interface TextSearch {
  /** One with a search index (migrations/search-index.ts). */
  table: keyof Tables;
  /** The searched column: a text in lower case. */
  column: 'search_text' | 'email_key';
  /** Looked for whatever its case. */
  text: string;
  /** Whether its words may stand anywhere, and in any order. Otherwise the whole text is looked for as it is. */
  inAnyOrder?: boolean;
  /** The flag that the list is restricted to; null: all rows. */
  only: { column: 'published' | 'spam'; is: 0 | 1 } | null;
  /** A further condition on each row; `prefix` comes before its columns. */
  where?: ((prefix: string) => RawBuilder<boolean>) | undefined;
  position: Position | null;
  limit: number;
  /** By creation if omitted. */
  listedBy?: ListedBy;
}

/** A trigram index cannot find anything shorter. */
const trigramLength = 3;

/** Rows that are scanned before the index is used: some milliseconds. */
const defaultNearRows = 2000;

/** Rows that pass through the event loop at once. */
const rowsAtOnce = 100;

/** A page that is read in pieces. */
interface PiecewisePage<Row> {
  position: Position | null;
  limit: number;
  /** Where a row is in the order of the list; by creation if omitted. */
  toPosition?: (row: Row) => Position;
}

/**
 * A page of the rows that are in a list, newest first, read in pieces.
 * @param query selects the rows' columns
 * @param list with a text: only the rows that contain it
 */
export function readNewest<Table extends keyof Tables, Row extends Position>(
  connection: Connection,
  query: SelectQueryBuilder<Tables, Table, Row>,
  { text, ...list }: Omit<TextSearch, 'text'> & PiecewisePage<Row> & { text: string | undefined },
): Promise<Page<Row>> {
  return readInPieces(list, ({ position, limit }) => {
    const select = (condition: RawBuilder<boolean>) =>
      newestFirst(query.where(condition), position, limit, list.listedBy).execute() as Promise<Row[]>;
    return text
      ? searchNewest(connection, { ...list, text, position, limit }, select)
      : select(isListed(list));
  });
}

/** @param select reads the rows of a piece, and whether there is one more */
export async function readInPieces<Row extends Position>(
  { toPosition = (row) => row, ...list }: PiecewisePage<Row>,
  select: (piece: Pick<PiecewisePage<Row>, 'position' | 'limit'>) => Promise<Row[]>,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const position = last ? toPosition(last) : list.position;
    const limit = Math.min(list.limit - rows.length, rowsAtOnce);
    const piece = await select({ position, limit });
    // The work on each piece holds up the event loop as well.
    await takeTurn();
    const page = cutPage(piece, limit, toPosition);
    rows.push(...page.rows);
    if (page.next === null || rows.length === list.limit) return { rows, next: page.next };
  }
}

/**
 * A page of the rows that are in a list and contain a text, newest first. On SQLite the newest rows are
 * scanned first: frequent words are found there, and a short list ends there. For the rest, the trigram index
 * is read newest first, and only as far as the page goes. PostgreSQL's planner chooses for itself.
 * @param select reads a page of the rows that meet a condition, and whether there is one more
 * @param nearRows how many are scanned first
 */
export async function searchNewest<Row>(
  connection: Connection,
  search: TextSearch,
  select: (condition: RawBuilder<boolean>) => Promise<Row[]>,
  nearRows = defaultNearRows,
): Promise<Row[]> {
  if (!isSqlite(connection)) {
    return select(sql`${isListed(search)} and ${holdsText(search)}`);
  }
  const near = await select(isNear(search, nearRows));
  if (near.length > search.limit || !(await hasMoreRows(connection, search, nearRows))) return near;
  return select(isCandidate(search));
}

const holdsText = (search: TextSearch): RawBuilder<boolean> => holdsParts(search, listParts(search));

const holdsParts = ({ column }: TextSearch, parts: string[], prefix = ''): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    parts.map((part) => sql`${sql.ref(prefix + column)} like ${toLikePattern(part)} escape '\\'`),
    sql` and `,
  )}`;

/** Words that are looked for: more restrict a search no further. */
const mostWords = 8;

/** What is looked for: all of it must be there. */
function listParts({ text, inAnyOrder }: TextSearch): string[] {
  const words = inAnyOrder ? text.split(/\s+/).filter(Boolean).slice(0, mostWords) : [];
  return words.length > 0 ? words : [text];
}

const isNear = (search: TextSearch, nearRows: number): RawBuilder<boolean> =>
  sql<boolean>`id in (
    select id from (select id, ${sql.ref(search.column)} ${listNewest(search)} limit ${nearRows}) where ${holdsText(search)})`;

async function hasMoreRows(connection: Connection, search: TextSearch, nearRows: number): Promise<boolean> {
  const query = sql`select id ${listNewest(search)} limit 1 offset ${nearRows}`;
  return (await query.execute(connection)).rows.length > 0;
}

const listNewest = (search: TextSearch): RawBuilder<unknown> =>
  sql`from ${sql.table(search.table)} where ${isListed(search)} and ${isAfter(search)}
    order by ${search.listedBy?.() ?? sql`created_at`} desc, id desc`;

/**
 * The rows of all milliseconds that the page spans. (The index resolves milliseconds; rows within one are in
 * the list's own order.) The flag is checked only in here: if SQLite saw it outside, it would walk the list's
 * index instead.
 */
function isCandidate(search: TextSearch): RawBuilder<boolean> {
  const { table, position, limit } = search;
  const indexedRows = sql`${sql.table(`${table}_search`)} s
    cross join ${sql.table(`${table}_search_order`)} o on o.position = s.rowid
    cross join ${sql.table(table)} t on t.id = o.id`;
  const end = position ? sql`${beginOfMillisecond(position)} + 1048576` : sql`9223372036854775807`;
  const parts = listParts(search);
  const long = parts.filter(isLong);
  // Beside longer words, short ones are looked for in the rows: they begin so many trigrams that the index takes longer.
  const short = long.length === 0 ? [] : parts.filter((part) => !isLong(part));
  const match = createMatch(search, long.length === 0 ? parts : long);
  const holdsShort = short.length === 0 ? sql`true` : holdsParts(search, short, 't.');
  const matches = sql`s.text match (${match}) and s.rowid < ${end} and ${isListed(search, 't.')} and ${holdsShort}`;
  const last = sql`select (s.rowid >> 20) << 20 from ${indexedRows} where ${matches} and ${isAfter(search, 't.')}
    order by s.rowid desc limit 1 offset ${limit}`;
  return sql<boolean>`id in (
    select t.id from ${indexedRows} where ${matches} and s.rowid >= coalesce((${last}), -9223372036854775808))`;
}

/** The index's query: each part, or any of the trigrams that begin with it. */
const createMatch = (search: TextSearch, parts: string[]): RawBuilder<string> =>
  sql<string>`${sql.join(
    parts.map((part) => matchPart(search, part.toLowerCase())),
    sql` || ' AND ' || `,
  )}`;

const isLong = (part: string): boolean => [...part.toLowerCase()].length >= trigramLength;

function matchPart({ table }: TextSearch, part: string): RawBuilder<unknown> {
  if (isLong(part)) return sql`${`"${part.replaceAll('"', '""')}"`}`;
  // If there is none, an empty phrase, which matches no text.
  return sql`(select '(' || coalesce(group_concat('"' || replace(term, '"', '""') || '"', ' OR '), '""') || ')'
    from ${sql.table(`${table}_search_terms`)} where term >= ${part} and term < ${part + highest})`;
}

/** Sorts after anything that can follow in a trigram. */
const highest = '\u{10FFFF}'.repeat(trigramLength);

function isListed({ only, where }: Pick<TextSearch, 'only' | 'where'>, prefix = ''): RawBuilder<boolean> {
  const flag = only ? sql<boolean>`${sql.ref(prefix + only.column)} = ${only.is}` : sql<boolean>`true`;
  return where ? sql<boolean>`${flag} and ${where(prefix)}` : flag;
}

const isAfter = ({ position, listedBy }: TextSearch, prefix = ''): RawBuilder<boolean> =>
  position ? isAfterPosition(position, listedBy, prefix) : sql<boolean>`true`;

/** Numbers rows as the triggers do: see migrations/search-index.ts. */
const beginOfMillisecond = ({ created_at }: Position): RawBuilder<number> =>
  sql`((unixepoch(${created_at}) * 1000 + cast(substr(${created_at}, 21, 3) as integer)) << 20)`;
