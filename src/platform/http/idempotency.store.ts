import { sql } from 'kysely';
import { deleteOlder } from '../database/delete-older.ts';
import type { Connection } from '../database/open-database.ts';
import { idempotencyKeyHours, idempotencyKeyReused, type RepeatableRequest } from './idempotency-key.ts';

export interface Created {
  id: string;
  created_at: string;
}

/** Keys first used before this have expired. @returns an ISO 8601 time */
const endOfKeys = (now: Date): string =>
  new Date(now.getTime() - idempotencyKeyHours * 3_600_000).toISOString();

/**
 * Remembers what a request creates, in the transaction that creates it: a concurrent repetition waits for its
 * end.
 * @returns what the request created before, or null if it was not sent before
 * @throws Problem 422 when the key was used with another body
 */
export async function rememberRequest(
  connection: Connection,
  request: RepeatableRequest,
  { id, created_at }: Created,
): Promise<Created | null> {
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

export const deleteEndedKeys = deleteOlder('idempotency_keys', ['id'], 'created_at');
