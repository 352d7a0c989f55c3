import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '#platform/database/open-database.ts';
import { readTags } from './describe-post.ts';
import type { PostRow } from './post-rows.store.ts';
import { readPublicationDate } from '../post-state.ts';
import type { TagsTable } from './tables.ts';

export type TagRow = Selectable<TagsTable>;

/** A tag that posts name. */
export type NamedTag = Pick<TagRow, 'slug' | 'name'>;

/** A tag that does not exist yet. */
export interface NewTag extends NamedTag {
  description?: string;
}

/** The tag that has a slug, or had it before. */
export async function selectTag(connection: Connection, slug: string): Promise<TagRow | undefined> {
  const [tag] = await selectTags(connection, [slug]);
  return tag;
}

/** The tags that have or had one of these slugs. */
export const selectTags = (
  connection: Connection,
  slugs: readonly string[],
): Promise<(TagRow & { asked: string })[]> =>
  connection
    .selectFrom('tags')
    .selectAll()
    .select('slug as asked')
    .where('slug', 'in', slugs)
    .unionAll(
      connection
        .selectFrom('former_addresses as address')
        .innerJoin('tags', 'tags.id', 'address.document_id')
        .selectAll('tags')
        .select('address.slug as asked')
        .where('address.collection', '=', 'tags')
        .where('address.slug', 'in', slugs),
    )
    .execute();

/** The names of all tags. */
export const selectTagNames = (connection: Connection): Promise<Pick<TagRow, 'id' | 'slug' | 'name'>[]> =>
  connection.selectFrom('tags').select(['id', 'slug', 'name']).execute();

/** Tags of a post by slugs that they had before. */
export const selectFormerTags = (
  connection: Connection,
  { slugs, postId }: { slugs: readonly string[]; postId: string },
): Promise<(NamedTag & { asked: string })[]> =>
  connection
    .selectFrom('former_addresses as address')
    .innerJoin('blog_tags', 'blog_tags.tag_id', 'address.document_id')
    .innerJoin('tags', 'tags.id', 'blog_tags.tag_id')
    .select(['tags.slug', 'tags.name', 'address.slug as asked'])
    .where('address.collection', '=', 'tags')
    .where('address.slug', 'in', slugs)
    .where('blog_tags.blog_id', '=', postId)
    .execute();

/** Creates the tags that do not exist yet. */
export async function createTags(connection: Connection, tags: readonly NewTag[]): Promise<void> {
  for (const { slug, name, description = '' } of tags) {
    await connection
      .insertInto('tags')
      .values({ id: uuidv7(), slug, name, description })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
  }
}

export async function insertTag(connection: Connection, tag: TagRow): Promise<void> {
  await connection.insertInto('tags').values(tag).execute();
}

/** Lists a post under its tags, which exist. */
export async function listUnderTags(
  connection: Connection,
  row: Pick<PostRow, 'id' | 'tags' | 'published_at' | 'created_at'>,
): Promise<void> {
  const slugs = readTags(row.tags);
  await connection.deleteFrom('blog_tags').where('blog_id', '=', row.id).execute();
  if (slugs.length === 0) return;
  const listed_at = readPublicationDate(row);
  await connection
    .insertInto('blog_tags')
    .columns(['tag_id', 'blog_id', 'listed_at'])
    .expression((eb) =>
      eb
        .selectFrom('tags')
        .select(['id', sql<string>`${row.id}`.as('blog_id'), sql<string>`${listed_at}`.as('listed_at')])
        .where('slug', 'in', slugs),
    )
    .execute();
}

/** Deletes a tag that no post has. @returns whether it is gone */
export async function deleteUnusedTag(connection: Connection, slug: string): Promise<boolean> {
  const result = await connection
    .deleteFrom('tags')
    .where('slug', '=', slug)
    .where('id', 'not in', (eb) => eb.selectFrom('blog_tags').select('tag_id'))
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
