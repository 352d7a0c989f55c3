import { sql } from 'kysely';
import { hasRows } from '#platform/database/count-rows.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { PostRow } from './post-rows.store.ts';

/** The posts whose author is one of some people, or will be once their draft is published. */
export const selectNaming = async (
  connection: Connection,
  authors: readonly string[],
): Promise<Pick<PostRow, 'id' | 'author' | 'draft'>[]> =>
  authors.length === 0
    ? []
    : connection
        .selectFrom('blogs')
        .select(['id', 'author', 'draft'])
        .where((eb) =>
          eb.or([
            eb('author', 'in', authors),
            // Quotes in a text are escaped: this is the field itself.
            ...authors.map((author) => eb('draft', 'like', `%"author":${JSON.stringify(author)}%`)),
          ]),
        )
        .execute();

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
  const isShown = await hasRows(
    connection.selectFrom('blogs').where('author', '=', from).where('published', '=', 1),
  );
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
  return isShown;
}
