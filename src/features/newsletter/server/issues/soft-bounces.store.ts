import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '#platform/database/open-database.ts';

/** Records one, and counts those of the address since a time. */
export async function addSoftBounce(
  connection: Connection,
  { hash, now, since }: { hash: string; now: string; since: string },
): Promise<number> {
  await connection.insertInto('soft_bounces').values({ id: uuidv7(), hash, created_at: now }).execute();
  const { count } = await connection
    .selectFrom('soft_bounces')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('hash', '=', hash)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns how many; fewer than `limit` when none are left */
export async function deleteOldSoftBounces(
  connection: Connection,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const result = await connection
    .deleteFrom('soft_bounces')
    .where('id', 'in', (eb) =>
      eb.selectFrom('soft_bounces').select('id').where('created_at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
