import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { createStatement } from '#platform/database/statement.ts';
import { similarFrom, soughtHashes } from '#platform/moderation/spam/sketch-text.ts';

/** So many of the newest messages with a hash are looked at: what a flood costs is bounded. */
const newestOfHash = 50;

/** Hashes that are sought, by their place among them. */
type Sought = Record<number, number>;

/** A statement for each number of hashes that are sought. */
const forEachLength = <Statement>(create: (length: number) => Statement): Statement[] =>
  Array.from({ length: soughtHashes + 1 }, (_, length) => create(length));

/** How many others sent nearly the same text since then. */
export async function countOtherSenders(
  connection: Connection,
  { sketch, email, since }: { sketch: number[]; email: string; since: string },
): Promise<number> {
  if (sketch.length === 0) return 0;
  const sought = sketch.slice(0, soughtHashes);
  const { rows } = await selectSharing[sought.length]!(connection, { ...sought, since });
  const hashes = new Set(sketch.map(String));
  const isSimilar = ({ others }: { others: string | null }): boolean =>
    1 + readHashes(others).filter((hash) => hashes.has(hash)).length >= similarFrom;
  const similar = new Set(rows.filter(isSimilar).map(({ message_id }) => message_id));
  return similar.size === 0 ? 0 : countSenders(connection, [...similar], email);
}

const readHashes = (hashes: string | null): string[] => hashes?.split(',') ?? [];

/** The sketches that share a hash that is sought: once for each that they share. */
const selectSharing = forEachLength((length) =>
  createStatement((connection, sent: Sought & { since: string }) => {
    const [first, ...others] = Array.from({ length }, (_, i) =>
      connection
        .selectFrom(
          connection
            .selectFrom('message_sketches')
            .select(['message_id', 'others'])
            .where('hash', '=', sent[i]!)
            .where('created_at', '>=', sent.since)
            .orderBy('created_at', 'desc')
            .limit(newestOfHash)
            .as('newest'),
        )
        .select(['message_id', 'others']),
    );
    return others.reduce((union, query) => union.unionAll(query), first!);
  }),
);

async function countSenders(connection: Connection, messages: string[], except: string): Promise<number> {
  const { senders } = await connection
    .selectFrom('contact_messages')
    .select(sql<number | string>`count(distinct lower(email))`.as('senders'))
    .where('id', 'in', messages)
    .where(sql<boolean>`lower(email) <> lower(${except})`)
    .executeTakeFirstOrThrow();
  return Number(senders);
}

export async function insertSketch(
  connection: Connection,
  { id, created_at }: { id: string; created_at: string },
  sketch: number[],
): Promise<void> {
  if (sketch.length === 0) return;
  const sought = sketch.slice(0, soughtHashes);
  const values: SketchValues = { id, created_at };
  for (const [i, hash] of sought.entries()) {
    values[`hash${i}`] = hash;
    values[`others${i}`] = sketch.filter((other) => other !== hash).join(',') || null;
  }
  await insertHashes[sought.length]!(connection, values);
}

interface SketchValues {
  id: string;
  created_at: string;
  [hash: `hash${number}`]: number;
  [others: `others${number}`]: string | null;
}

const insertHashes = forEachLength((length) =>
  createStatement((connection, values: SketchValues) =>
    connection.insertInto('message_sketches').values(
      Array.from({ length }, (_, i) => ({
        message_id: values.id,
        hash: values[`hash${i}`]!,
        others: values[`others${i}`]!,
        created_at: values.created_at,
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

/** Moves a message out of the inbox. @returns false when it was in spam: it stays as it is */
export async function updateSpam(connection: Connection, id: string, reason: string): Promise<boolean> {
  const result = await connection
    .updateTable('contact_messages')
    .set({ spam: 1, spam_reasons: reason })
    .where('id', '=', id)
    .where('spam', '=', 0)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
