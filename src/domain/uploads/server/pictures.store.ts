import { sql, type RawBuilder } from 'kysely';
import { uploadsPrefix } from '#paths/paths.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { Focus } from '../focus.ts';

/** The sizes of uploads, by their names. */
export async function selectSizes(
  connection: Connection,
  names: readonly string[],
): Promise<{ name: string; width: number; height: number }[]> {
  if (names.length === 0) return [];
  const rows = await connection
    .selectFrom('uploads')
    .select(['name', 'width', 'height'])
    .where('name', 'in', names)
    .where('width', 'is not', null)
    .execute();
  return rows.map(({ name, width, height }) => ({ name, width: width!, height: height! }));
}

/** The uploads whose focus is not their middle. */
export async function selectFocuses(connection: Connection): Promise<Map<string, Focus>> {
  const rows = await connection
    .selectFrom('uploads')
    .select(['name', 'focus_x as x', 'focus_y as y'])
    .where(sql<boolean>`(focus_x <> 50 or focus_y <> 50)`)
    .execute();
  return new Map(rows.map(({ name, x, y }) => [uploadsPrefix + name, { x, y }]));
}

/** For a select list: the focus of the upload at the address in a column, as `x y`; null for its middle. */
export const focusAt = (column: string): RawBuilder<string | null> => sql<string | null>`(
  select focus_x || ' ' || focus_y from uploads
  where name = substr(${sql.ref(column)}, ${sql.lit(uploadsPrefix.length + 1)}) and (focus_x <> 50 or focus_y <> 50))`;
