import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../database/open-database.ts';

/**
 * Uses to add to a key's count. If its window is over or has not begun, a new one begins that ends at
 * `windowEnd`.
 */
export interface CountedUse {
  key: string;
  uses: number;
  windowMs: number;
  windowEnd: Date;
}

/**
 * Hashed: the table holds no addresses.
 * @param key the limit's name, a colon, and the key it counts
 */
export function toStoredKey(key: string): string {
  const end = key.indexOf(':') + 1;
  return key.slice(0, end) + createHash('sha256').update(key.slice(end)).digest('base64url');
}

/** A key's count after its uses were added. */
export interface StoredCount {
  key: string;
  count: number;
  windowEnd: Date;
}

/**
 * Adds uses to their keys' counts in one statement, so that concurrent ones are never lost, whichever
 * instance they reach.
 * @param uses in the order of their keys: two instances that count the same keys must not deadlock
 */
export async function addUses(connection: Connection, uses: CountedUse[], now: Date): Promise<StoredCount[]> {
  const rows = uses.map(({ key, uses: count, windowEnd }) => ({
    key,
    count,
    window_end: windowEnd.toISOString(),
  }));
  const times = {
    now: now.toISOString(),
    latestEnd: new Date(
      latestWindowEnd(now.getTime(), Math.max(...uses.map(({ windowMs }) => windowMs))),
    ).toISOString(),
  };
  const stored = await addToCounts(connection, rows, times).execute();
  return stored.map(({ window_end, ...row }) => ({ ...row, windowEnd: new Date(window_end) }));
}

interface CountRow {
  key: string;
  count: number;
  window_end: string;
}

interface Times {
  now: string;
  latestEnd: string;
}

function addToCounts(connection: Connection, rows: CountRow[], { now, latestEnd }: Times) {
  const isOver = sql<boolean>`(request_limits.window_end <= ${now} or request_limits.window_end > ${latestEnd})`;
  return connection
    .insertInto('request_limits')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then excluded.count else request_limits.count + excluded.count end`,
        window_end: sql<string>`case when ${isOver} then excluded.window_end else request_limits.window_end end`,
      }),
    )
    .returning(['key', 'count', 'window_end']);
}

export async function findCount(connection: Connection, key: string): Promise<StoredCount | null> {
  const row = await connection
    .selectFrom('request_limits')
    .select(['key', 'count', 'window_end'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { key, count: row.count, windowEnd: new Date(row.window_end) } : null;
}

/**
 * Replaces the count that was read.
 * @param before null: there was none
 * @returns whether it was unchanged since
 */
export async function replaceCount(
  connection: Connection,
  before: StoredCount | null,
  after: StoredCount,
): Promise<boolean> {
  const values = { count: after.count, window_end: after.windowEnd.toISOString() };
  if (!before) {
    const inserted = await connection
      .insertInto('request_limits')
      .values({ key: after.key, ...values })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    return inserted !== undefined;
  }
  const { numUpdatedRows } = await connection
    .updateTable('request_limits')
    .set(values)
    .where('key', '=', before.key)
    .where('count', '=', before.count)
    .where('window_end', '=', before.windowEnd.toISOString())
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes one use back. */
export async function removeUse(connection: Connection, key: string): Promise<void> {
  await connection
    .updateTable('request_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function deleteCount(connection: Connection, key: string): Promise<void> {
  await connection.deleteFrom('request_limits').where('key', '=', key).execute();
}

/** Deletes windows that are over. */
export async function deleteOldCounts(connection: Connection, now: Date): Promise<void> {
  await connection.deleteFrom('request_limits').where('window_end', '<=', now.toISOString()).execute();
}

/** How far the clocks of two instances may differ, and how long a count may wait for the database. */
export const clockToleranceMs = 60_000;

/**
 * The latest time at which a window of that length can end if any instance has begun it by now. One that ends
 * later is from before the clock was set back.
 */
export const latestWindowEnd = (nowMs: number, windowMs: number): number =>
  nowMs + windowMs + clockToleranceMs;
