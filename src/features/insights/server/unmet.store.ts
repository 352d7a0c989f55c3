import { sql } from 'kysely';
import { countRows } from '#platform/database/count-rows.ts';
import { deleteOlder } from '#platform/database/delete-older.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { UnmetKind } from '../contract.ts';

/** The most texts per kind: one more replaces the one searched for least, and longest ago. */
const maximumTexts = 1000;

/** Counts a search without results. */
export async function addUnmet(
  connection: Connection,
  { kind, text, at }: { kind: UnmetKind; text: string; at: string },
): Promise<void> {
  const updated = await connection
    .updateTable('insight_texts')
    .set({ count: sql`count + 1`, last_at: at })
    .where('kind', '=', kind)
    .where('text', '=', text)
    .executeTakeFirst();
  if (Number(updated.numUpdatedRows) > 0) return;
  const texts = await countRows(connection.selectFrom('insight_texts').where('kind', '=', kind));
  if (texts >= maximumTexts) {
    const least = connection
      .selectFrom('insight_texts')
      .select('text')
      .where('kind', '=', kind)
      .orderBy('count')
      .orderBy('last_at')
      .orderBy('text')
      .limit(1);
    await connection.deleteFrom('insight_texts').where('kind', '=', kind).where('text', '=', least).execute();
  }
  await connection
    .insertInto('insight_texts')
    .values({ kind, text, count: 1, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'text']).doUpdateSet({ count: sql`insight_texts.count + 1`, last_at: at }),
    )
    .execute();
}

export interface UnmetRow {
  kind: UnmetKind;
  text: string;
  count: number;
  last_at: string;
}

export const selectUnmet = (
  connection: Connection,
  kind: UnmetKind,
  texts: readonly string[],
): Promise<UnmetRow[]> =>
  connection
    .selectFrom('insight_texts')
    .select(['kind', 'text', 'count', 'last_at'])
    .where('kind', '=', kind)
    .where('text', 'in', texts)
    .execute();

export async function deleteUnmet(
  connection: Connection,
  { kind, text }: Pick<UnmetRow, 'kind' | 'text'>,
): Promise<void> {
  await connection.deleteFrom('insight_texts').where('kind', '=', kind).where('text', '=', text).execute();
}

/** Unless the same was searched for since. */
export async function insertUnmet(connection: Connection, row: UnmetRow): Promise<void> {
  await connection
    .insertInto('insight_texts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const deleteOldUnmet = deleteOlder('insight_texts', ['kind', 'text'], 'last_at');
