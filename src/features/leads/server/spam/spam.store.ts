import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { createStatement } from '#platform/database/statement.ts';
import { similarFrom, soughtHashes } from '#platform/moderation/spam/sketch-text.ts';

/** So many of the newest messages with a hash are looked at: what a flood costs is bounded. */
const newestOfHash = 50;

/** Hashes that are sought, by their place among them, and what goes with them. */
type WithHashes<More> = More & Record<number, number>;

/** A statement for each number of hashes that are sought. */
const forEachLength = <Statement>(create: (length: number) => Statement): Statement[] =>
  Array.from({ length: soughtHashes + 1 }, (_, length) => create(length));

/** How many others sent nearly the same text since then. */
export async function countOtherSenders(
  connection: Connection,
  { sketch, ...sent }: { sketch: number[]; email: string; since: string },
): Promise<number> {
  if (sketch.length === 0) return 0;
  const sought = sketch.slice(0, soughtHashes);
  const { rows } = await selectSharing[sought.length]!(connection, { ...sought, ...sent });
  const hashes = new Set(sketch);
  const shared = new Map<string, number>();
  for (const { message_id, hash, rest } of rows) {
    const count = [hash, ...readRest(rest)].filter((each) => hashes.has(each)).length;
    shared.set(message_id, (shared.get(message_id) ?? 0) + count);
  }
  const similar = rows.filter(({ message_id }) => shared.get(message_id)! >= similarFrom);
  return new Set(similar.map(({ sender }) => sender)).size;
}

type Sent = WithHashes<{ email: string; since: string }>;

/** The sketches of others that share a hash that is sought. */
const selectSharing = forEachLength((length) =>
  createStatement((connection, sent: Sent) => {
    const [first, ...others] = Array.from({ length }, (_, i) =>
      connection
        .selectFrom(
          connection
            .selectFrom('message_sketches')
            .select('message_id')
            .where('hash', '=', sent[i]!)
            .where('created_at', '>=', sent.since)
            .orderBy('created_at', 'desc')
            .limit(newestOfHash)
            .as('newest'),
        )
        .select('message_id'),
    );
    return connection
      .selectFrom('message_sketches')
      .innerJoin('contact_messages', 'contact_messages.id', 'message_sketches.message_id')
      .select(['message_id', 'hash', 'rest', sql<string>`lower(email)`.as('sender')])
      .where(
        'message_id',
        'in',
        others.reduce((union, query) => union.unionAll(query), first!),
      )
      .where(sql<boolean>`lower(email) <> lower(${sent.email})`);
  }),
);

export async function insertSketch(
  connection: Connection,
  { id, created_at }: { id: string; created_at: string },
  sketch: number[],
): Promise<void> {
  if (sketch.length === 0) return;
  const sought = sketch.slice(0, soughtHashes);
  const rest = sketch.slice(soughtHashes).join(',') || null;
  await insertHashes[sought.length]!(connection, { ...sought, id, rest, created_at });
}

const readRest = (rest: string | null): number[] => rest?.split(',').map(Number) ?? [];

const insertHashes = forEachLength((length) =>
  createStatement((connection, made: WithHashes<{ id: string; rest: string | null; created_at: string }>) =>
    connection.insertInto('message_sketches').values(
      Array.from({ length }, (_, i) => ({
        message_id: made.id,
        hash: made[i]!,
        rest: i === 0 ? made.rest : null,
        created_at: made.created_at,
      })),
    ),
  ),
);

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
 * Moves a message to the inbox: of several who ask at once, one does. The mail about it says so; where it is overdue by
 * then, no other does.
 * @returns false when it was not in spam
 */
export async function updateReleased(connection: Connection, id: string, now: string): Promise<boolean> {
  const result = await connection
    .updateTable('contact_messages')
    .set({
      spam: 0,
      spam_reasons: null,
      due_mailed: sql<0 | 1 | 2>`case when due_at <= ${now} then 2 else due_mailed end`,
    })
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
