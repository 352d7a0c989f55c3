import { sql } from 'kysely';
import type { Connection } from '../database/open-database.ts';
import { idempotencyKeyHours, idempotencyKeyReused, type RepeatableRequest } from './idempotency-key.ts';

/** What a request made. */
export interface Made {
  id: string;
  created_at: string;
}

/** Keys that were first used before this have ended. @returns an ISO 8601 time */
const endOfKeys = (now: Date): string =>
  new Date(now.getTime() - idempotencyKeyHours * 3_600_000).toISOString();

/**
 * Remembers what a request makes, in the transaction that makes it: a repetition that comes meanwhile
 * waits for its end.
 * @returns what the request made before, or null when it was not sent before
 * @throws Problem 422 when the key was used with another body
 */
export async function rememberRequest(
  connection: Connection,
  request: RepeatableRequest,
  { id, created_at }: Made,
): Promise<Made | null> {
  const endedAt = endOfKeys(new Date(created_at));
  const orNewest = (column: 'fingerprint' | 'made_id' | 'created_at') =>
    sql<string>`case when idempotency_keys.created_at < ${endedAt}
      then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`idempotency_keys.${column}`)} end`;
  // An update that may change nothing: it locks the row and returns it, in one statement on both databases.
  const row = await connection
    .insertInto('idempotency_keys')
    .values({ id: request.id, fingerprint: request.fingerprint, made_id: id, created_at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        fingerprint: orNewest('fingerprint'),
        made_id: orNewest('made_id'),
        created_at: orNewest('created_at'),
      }),
    )
    .returning(['fingerprint', 'made_id', 'created_at'])
    .executeTakeFirstOrThrow();
  if (row.fingerprint !== request.fingerprint) throw idempotencyKeyReused();
  return row.made_id === id ? null : { id: row.made_id, created_at: row.created_at };
}

/**
 * Forgets a number of the keys that have ended.
 * @returns how many; fewer than `limit` when none is left
 */
export async function deleteEndedKeys(
  connection: Connection,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const result = await connection
    .deleteFrom('idempotency_keys')
    .where('id', 'in', (eb) =>
      eb.selectFrom('idempotency_keys').select('id').where('created_at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
