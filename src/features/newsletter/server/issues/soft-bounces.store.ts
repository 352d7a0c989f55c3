import { countRows } from '#platform/database/count-rows.ts';
import { v7 as uuidv7 } from 'uuid';
import { deleteOlder } from '#platform/database/delete-older.ts';
import type { Connection } from '#platform/database/open-database.ts';

/** Records one, and counts those of the address since a time. */
export async function addSoftBounce(
  connection: Connection,
  { hash, now, since }: { hash: string; now: string; since: string },
): Promise<number> {
  await connection.insertInto('soft_bounces').values({ id: uuidv7(), hash, created_at: now }).execute();
  return countRows(
    connection.selectFrom('soft_bounces').where('hash', '=', hash).where('created_at', '>=', since),
  );
}

export const deleteOldSoftBounces = deleteOlder('soft_bounces', ['id'], 'created_at');
