import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';

/**
 * Changes one author to another, or to nobody, everywhere: posts, their drafts and versions, and those in the
 * bin.
 * @returns whether one of the posts is published
 */
export async function replaceAuthor(
  connection: Connection,
  from: string,
  to: string | null,
): Promise<boolean> {
  const shown = await connection
    .selectFrom('blogs')
    .select('id')
    .where('author', '=', from)
    .where('published', '=', 1)
    .limit(1)
    .executeTakeFirst();
  // Quotes in a text are escaped: this is the field itself.
  const before = `"author":${JSON.stringify(from)}`;
  const after = `"author":${JSON.stringify(to)}`;
  for (const table of ['blogs', 'deleted_blogs'] as const) {
    await connection.updateTable(table).set({ author: to }).where('author', '=', from).execute();
    await connection
      .updateTable(table)
      .set({ draft: sql`replace(draft, ${before}, ${after})` })
      .where('draft', 'like', `%${before}%`)
      .execute();
  }
  await connection
    .updateTable('versions')
    .set({ data: sql`replace(data, ${before}, ${after})` })
    .where('data', 'like', `%${before}%`)
    .where('document_id', 'in', (eb) =>
      eb.selectFrom('blogs').select('id').unionAll(eb.selectFrom('deleted_blogs').select('id')),
    )
    .execute();
  return shown !== undefined;
}
