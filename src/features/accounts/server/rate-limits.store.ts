import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '#platform/database/open-database.ts';
import { withAccountTables } from './account-tables.ts';

/** At most `max` times in `windowMs`, counted from the window's first. */
export interface RateLimit {
  max: number;
  windowMs: number;
}

/**
 * Counts one use of `key`. One statement, so that of many at once none is lost, whatever instance
 * they reach.
 * @param now milliseconds since the epoch
 */
export async function countUse(
  connection: Connection,
  key: string,
  { max, windowMs }: RateLimit,
  now: number,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const over = sql<boolean>`${sql.ref('rateLimit.lastRequest')} <= ${now - windowMs}`;
  const row = await withAccountTables(connection)
    .insertInto('rateLimit')
    .values({ id: uuidv7(), key, count: 1, lastRequest: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else ${sql.ref('rateLimit.count')} + 1 end`,
        lastRequest: sql<number>`case when ${over} then ${now} else ${sql.ref('rateLimit.lastRequest')} end`,
      }),
    )
    .returning(['count', 'lastRequest'])
    .executeTakeFirstOrThrow();
  const windowEnd = Number(row.lastRequest) + windowMs;
  return { allowed: row.count <= max, retryAfterSeconds: Math.max(1, Math.ceil((windowEnd - now) / 1000)) };
}

/** Forgets windows that began before `before`, in milliseconds since the epoch. */
export async function deleteOldWindows(connection: Connection, before: number): Promise<void> {
  await withAccountTables(connection).deleteFrom('rateLimit').where('lastRequest', '<', before).execute();
}
