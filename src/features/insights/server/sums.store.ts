import { sql } from 'kysely';
import { hasRows } from '#platform/database/count-rows.ts';
import { deleteOlder } from '#platform/database/delete-older.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { SumKind } from './tables.ts';

const sumColumns = ['views', 'visits', 'onward', 'seen', 'begun', 'bots'] as const;

export type SumColumn = (typeof sumColumns)[number];

export interface SumKey {
  day: string;
  kind: SumKind;
  name: string;
}

export type SumRow = SumKey & Record<SumColumn, number>;

/** Rows per statement: SQLite takes 32,766 values. */
const rowsAtOnce = 200;

/** Adds to the sums, whichever instance created them. */
export async function addSums(connection: Connection, rows: readonly SumRow[]): Promise<void> {
  // In a fixed order: two instances that add at once wait for each other without a deadlock.
  const ordered = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (let i = 0; i < ordered.length; i += rowsAtOnce) {
    await connection
      .insertInto('insight_sums')
      .values(ordered.slice(i, i + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'day', 'name'])
          .doUpdateSet(
            Object.fromEntries(
              sumColumns.map((column) => [
                column,
                sql<number>`${sql.ref(`insight_sums.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
              ]),
            ),
          ),
      )
      .execute();
  }
}

const keyOf = ({ day, kind, name }: SumKey): string => `${kind}\n${day}\n${name}`;

/** Collects what to add, each sum once. */
export class SumCollector {
  readonly #rows = new Map<string, SumRow>();

  add(key: SumKey, column: SumColumn, count = 1): void {
    const id = keyOf(key);
    let row = this.#rows.get(id);
    if (!row) {
      row = { ...key, views: 0, visits: 0, onward: 0, seen: 0, begun: 0, bots: 0 };
      this.#rows.set(id, row);
    }
    row[column] += count;
  }

  get rows(): SumRow[] {
    return [...this.#rows.values()].filter((row) => sumColumns.some((column) => row[column] !== 0));
  }
}

/** Counts that a form was started, in existing sums only: names that no view created are made up. */
export async function addBegun(connection: Connection, keys: readonly SumKey[]): Promise<void> {
  for (const { day, kind, name } of keys) {
    await connection
      .updateTable('insight_sums')
      .set({ begun: sql`begun + 1` })
      .where('kind', '=', kind)
      .where('day', '=', day)
      .where('name', '=', name)
      .execute();
  }
}

/** Whether anything was counted before a day. */
export async function hasSumsBefore(connection: Connection, day: string): Promise<boolean> {
  return hasRows(connection.selectFrom('insight_sums').where('day', '<', day));
}

export const deleteOldSums = deleteOlder('insight_sums', ['kind', 'day', 'name'], 'day');

/** The sums of everything, newest day first. */
export const selectDaySums = (
  connection: Connection,
): Promise<Pick<SumRow, 'day' | 'visits' | 'views' | 'bots'>[]> =>
  connection
    .selectFrom('insight_sums')
    .select(['day', 'visits', 'views', 'bots'])
    .where('kind', '=', 'all')
    .where('name', '=', '')
    .orderBy('day', 'desc')
    .execute();

export async function selectSumsOf(connection: Connection, days: readonly string[]): Promise<SumRow[]> {
  if (days.length === 0) return [];
  return connection.selectFrom('insight_sums').selectAll().where('day', 'in', days).execute();
}

export async function deleteSums(connection: Connection, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  await connection.deleteFrom('insight_sums').where('day', 'in', days).execute();
}
