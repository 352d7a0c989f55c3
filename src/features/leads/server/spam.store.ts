import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { similarFrom } from '#platform/moderation/spam/sketch-text.ts';

/** So many of the newest messages with a hash are looked at: what a flood costs is bounded. */
const newestOfHash = 50;

/** How many others sent nearly the same text since then. */
export async function countOtherSenders(
  connection: Connection,
  { sketch, email, since }: { sketch: number[]; email: string; since: string },
): Promise<number> {
  if (sketch.length === 0) return 0;
  const [first, ...others] = sketch.map((hash) =>
    connection
      .selectFrom(
        connection
          .selectFrom('message_sketches')
          .select('message_id')
          .where('hash', '=', hash)
          .where('created_at', '>=', since)
          .orderBy('created_at', 'desc')
          .limit(newestOfHash)
          .as('newest'),
      )
      .select('message_id'),
  );
  const sharing = others.reduce((union, query) => union.unionAll(query), first!);
  const similar = connection
    .selectFrom(sharing.as('sharing'))
    .select('message_id')
    .groupBy('message_id')
    .having((eb) => eb(eb.fn.countAll(), '>=', similarFrom));
  const { count } = await connection
    .selectFrom('contact_messages')
    .select(sql<string | number>`count(distinct lower(email))`.as('count'))
    .where('id', 'in', similar)
    .where(sql<boolean>`lower(email) <> lower(${email})`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertSketch(
  connection: Connection,
  { id, created_at }: { id: string; created_at: string },
  sketch: number[],
): Promise<void> {
  if (sketch.length === 0) return;
  await connection
    .insertInto('message_sketches')
    .values(sketch.map((hash) => ({ message_id: id, hash, created_at })))
    .execute();
}

/**
 * Deletes a number of the sketches that nothing is compared with any more.
 * @returns how many; fewer than `limit` when none is left
 */
export async function deleteOldSketches(
  connection: Connection,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const result = await connection
    .deleteFrom('message_sketches')
    .where('message_id', 'in', (eb) =>
      eb.selectFrom('message_sketches').select('message_id').where('created_at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Moves a message to the inbox: of several who ask at once, one does.
 * @returns false when it was not in spam
 */
export async function updateReleased(connection: Connection, id: string): Promise<boolean> {
  const result = await connection
    .updateTable('contact_messages')
    .set({ spam: 0, spam_reasons: null })
    .where('id', '=', id)
    .where('spam', '=', 1)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Moves a message out of the inbox; one that is in spam stays as it is. */
export async function updateSpam(connection: Connection, id: string, reason: string): Promise<void> {
  await connection
    .updateTable('contact_messages')
    .set({ spam: 1, spam_reasons: reason })
    .where('id', '=', id)
    .where('spam', '=', 0)
    .execute();
}
