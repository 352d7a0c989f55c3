import { z } from 'zod';
import { badRequest } from './problem.ts';
import { isUnstorable } from './text-safety.ts';

/** The largest page of a list, and its default page. */
const maximumPage = 500;
const defaultPage = 100;

export const listQuerySchema = z.object({
  limit: z.coerce
    .number({ error: 'limit must be a whole number' })
    .int('limit must be a whole number')
    .min(1, 'limit must be at least 1')
    .max(maximumPage, `limit must be at most ${maximumPage}`)
    .default(defaultPage)
    .meta({ description: 'How many to return at most', example: 100 }),
  cursor: z
    .string()
    .max(200, 'cursor is not one of this list')
    .optional()
    .meta({ description: 'Where the previous page ended; taken from its Link header' }),
});

const searchSchema = z
  .string()
  .max(200, 'q must be at most 200 characters')
  .refine((text) => !isUnstorable(text), 'q has characters that cannot be looked for')
  .normalize()
  .optional()
  .meta({ description: 'Only entries that contain this text, ignoring case', example: 'hospital' });

export const searchQuerySchema = listQuerySchema.extend({ q: searchSchema });

/** The query parameters of a whole list. */
export const exportQuerySchema = z.object({ q: searchSchema });

export interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
}

export interface ListFilter {
  search?: string | undefined;
  position: Position | null;
  limit: number;
}

/** @throws Problem 400 for a cursor that no list returned */
export const readListFilter = ({ q, cursor, limit }: ListQuery): ListFilter => ({
  search: q?.trim() || undefined,
  position: readCursor(cursor),
  limit,
});

/** The last row of a page: newest first, ties by id. */
export interface Position {
  /** Or the other time that the list goes by. */
  created_at: string;
  id: string;
}

/** One page of rows, and where the next begins (null on the last). */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** @throws Problem 400 for a cursor that no list returned */
export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const [created_at, id, rest] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const isOurs = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(created_at ?? '') && /^[\w-]+$/.test(id ?? '');
  if (!created_at || !id || rest !== undefined || !isOurs) throw badRequest('cursor is not one of this list');
  return { created_at, id };
}

/** Cuts a page out of `limit + 1` rows. */
export function cutPage<Row extends Position>(
  rows: Row[],
  limit: number,
  toPosition: (row: Row) => Position = (row) => row,
): Page<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? writeCursor(toPosition(last)) : null };
}

/** The cursor of the page after a row. */
const writeCursor = ({ created_at, id }: Position): string =>
  Buffer.from(`${created_at}|${id}`).toString('base64url');

/** Rows read at once for an export: few enough that making their lines holds up nobody. */
const exportPage = 100;

/** Every row of a list, a page at a time, each read on demand. */
export async function* readPages<Row>(
  readPage: (filter: ListFilter) => Promise<Page<Row>>,
  search: string | undefined,
): AsyncGenerator<Row[]> {
  for (let cursor: string | undefined; ;) {
    const { rows, next } = await readPage({
      search: search?.trim() || undefined,
      position: readCursor(cursor),
      limit: exportPage,
    });
    if (rows.length > 0) yield rows;
    if (next === null) return;
    cursor = next;
  }
}

/** The RFC 8288 header that leads to the next page; no header on the last. */
export function linkToNext(url: string, next: string | null): Record<string, string> {
  if (!next) return {};
  const { pathname, searchParams } = new URL(url);
  searchParams.set('cursor', next);
  return { link: `<${pathname}?${searchParams.toString()}>; rel="next"` };
}
