import { sql } from 'kysely';
import { deleteOlder } from '#platform/database/delete-older.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { bandsOf, isSimilar, type Sketch } from '#domain/moderation/server/spam/sketch-text.ts';

/** How many of the newest messages with a band are checked: it bounds the cost of a flood. */
const newestOfBand = 50;

const bandColumns = ['band_0', 'band_1', 'band_2', 'band_3', 'band_4'] as const;

/** A sketch's bands, by their columns. */
type BandColumns = Record<(typeof bandColumns)[number], number>;

function toBandColumns(sketch: Sketch): BandColumns {
  const bands = bandsOf(sketch);
  return Object.fromEntries(bandColumns.map((column, i) => [column, bands[i]])) as BandColumns;
}

/** How many others sent nearly the same text since then. */
export async function countOtherSenders(
  connection: Connection,
  { sketch, email, since }: { sketch: Sketch | null; email: string; since: string },
): Promise<number> {
  if (!sketch) return 0;
  const rows = await selectSharing(connection, toBandColumns(sketch), since);
  const similar = new Set(
    rows.filter((row) => isSimilar(sketch, readSketch(row.sketch))).map(({ message_id }) => message_id),
  );
  return similar.size === 0 ? 0 : countSenders(connection, [...similar], email);
}

const writeSketch = (sketch: Sketch): string => sketch.join(',');

const readSketch = (written: string): Sketch => written.split(',').map(Number);

/** The sketches that share a band, once for each band that they share. */
function selectSharing(connection: Connection, sought: BandColumns, since: string) {
  const [first, ...others] = bandColumns.map((band) =>
    connection
      .selectFrom(
        connection
          .selectFrom('message_bands')
          .select(['message_id', 'sketch'])
          .where(band, '=', sought[band])
          .where('created_at', '>=', since)
          .orderBy('created_at', 'desc')
          .limit(newestOfBand)
          .as('newest'),
      )
      .select(['message_id', 'sketch']),
  );
  return others.reduce((union, query) => union.unionAll(query), first!).execute();
}

async function countSenders(connection: Connection, messages: string[], except: string): Promise<number> {
  const { senders } = await connection
    .selectFrom('contact_messages')
    .select(sql<number | string>`count(distinct lower(email))`.as('senders'))
    .where('id', 'in', messages)
    .where(sql<boolean>`lower(email) <> lower(${except})`)
    .executeTakeFirstOrThrow();
  return Number(senders);
}

/** Stores what later texts are compared with. */
export async function insertSketch(
  connection: Connection,
  { id, created_at }: { id: string; created_at: string },
  sketch: Sketch | null,
): Promise<void> {
  if (!sketch) return;
  const row = { message_id: id, sketch: writeSketch(sketch), ...toBandColumns(sketch), created_at };
  await connection.insertInto('message_bands').values(row).execute();
}

/** Sketches that nothing is compared with any more. */
export const deleteOldSketches = deleteOlder('message_bands', ['message_id'], 'created_at');

/**
 * Moves a message to the inbox, without the mark of advertising; if several ask at once, one succeeds. If it is
 * overdue by then, the mail about it says so, and no reminder does.
 * @param mailedAt null: no mail is sent about it
 * @returns false when it was not in spam
 */
export async function updateReleased(
  connection: Connection,
  id: string,
  mailedAt: string | null,
): Promise<boolean> {
  const result = await connection
    .updateTable('contact_messages')
    .set({
      spam: 0,
      spam_reasons: null,
      advertising: 0,
      due_mailed: sql<0 | 1 | 2>`case when due_at <= ${mailedAt} then 2 else due_mailed end`,
    })
    .where('id', '=', id)
    .where('spam', '=', 1)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Moves a message out of the inbox. @returns false when it was already in spam: it stays unchanged */
export async function updateSpam(connection: Connection, id: string, reason: string): Promise<boolean> {
  const result = await connection
    .updateTable('contact_messages')
    .set({ spam: 1, spam_reasons: reason })
    .where('id', '=', id)
    .where('spam', '=', 0)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
