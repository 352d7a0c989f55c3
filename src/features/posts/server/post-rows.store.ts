import type { Insertable, Selectable, Updateable } from 'kysely';
import { hasRows } from '#platform/database/count-rows.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { BlogsTable } from './tables.ts';

/** A post with everything stored about it. */
export type PostRow = Selectable<BlogsTable>;

/** By id or slug, drafts included. */
export const selectPostRow = (connection: Connection, idOrSlug: string): Promise<PostRow | undefined> =>
  connection
    .selectFrom('blogs')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
    .orderBy((eb) => eb.case().when('id', '=', idOrSlug).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst();

/** The post whose draft has a slug; the last changed of several. */
export const selectDraftedAt = (connection: Connection, slug: string): Promise<PostRow | undefined> =>
  connection
    .selectFrom('blogs')
    .selectAll()
    // Quotes in a text are escaped: this is the field itself.
    .where('draft', 'like', `%"slug":${JSON.stringify(slug)}%`)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The current slug of the post that had a slug in an earlier draft; the last of several. */
export async function selectOnceDraftedAt(connection: Connection, slug: string): Promise<string | null> {
  const row = await connection
    .selectFrom('versions')
    .innerJoin('blogs', 'blogs.id', 'versions.document_id')
    .select('blogs.slug')
    .where('versions.data', 'like', `%"slug":${JSON.stringify(slug)}%`)
    .orderBy('versions.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/**
 * Increments a post's version, and locks the post until the transaction is over.
 * @returns the row afterwards, if there is one
 */
export const advancePost = (connection: Connection, id: string): Promise<PostRow | undefined> =>
  connection
    .updateTable('blogs')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** The id that currently holds a slug. */
export async function selectSlugHolder(connection: Connection, slug: string): Promise<string | null> {
  const row = await connection.selectFrom('blogs').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id ?? null;
}

/** The slugs that begin with this one and a hyphen. */
export async function selectNumberedSlugs(connection: Connection, stem: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('blogs')
    .select('slug')
    // A slug has none of the characters that are a pattern's.
    .where('slug', 'like', `${stem}-%`)
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Posts with one of these slugs or titles. */
export const selectTitled = (
  connection: Connection,
  { slugs, titles }: { slugs: readonly string[]; titles: readonly string[] },
): Promise<Pick<PostRow, 'id' | 'title' | 'excerpt'>[]> =>
  connection
    .selectFrom('blogs')
    .select(['id', 'title', 'excerpt'])
    .where((eb) => eb.or([eb('slug', 'in', slugs), eb('title', 'in', titles)]))
    .execute();

/** Whether there is a published post beside some. */
export async function hasPublishedBeside(connection: Connection, ids: readonly string[]): Promise<boolean> {
  return hasRows(
    connection
      .selectFrom('blogs')
      .where('published', '=', 1)
      .$if(ids.length > 0, (query) => query.where('id', 'not in', ids)),
  );
}

/** False when the slug is taken. */
export async function insertPost(connection: Connection, post: Insertable<BlogsTable>): Promise<boolean> {
  const result = await connection
    .insertInto('blogs')
    .values(post)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

export async function updatePostRow(
  connection: Connection,
  id: string,
  changes: Updateable<BlogsTable>,
): Promise<void> {
  await connection.updateTable('blogs').set(changes).where('id', '=', id).execute();
}

/** A few posts, which may be long, after an id. */
export const selectPostsAfter = (connection: Connection, after: string): Promise<PostRow[]> =>
  connection.selectFrom('blogs').selectAll().where('id', '>', after).orderBy('id').limit(10).execute();
