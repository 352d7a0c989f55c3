import { sql } from 'kysely';
import { movePath } from '#domain/editing/server/former-addresses.store.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { PostRow } from './post-rows.store.ts';
import type { TagRow } from './tags.store.ts';
import { isVisible } from './visible.store.ts';

/** All tags in the order of their slugs, or one, with how many posts have each: all, or those that visitors see at a time. */
export async function selectTagList(
  connection: Connection,
  { id, visibleAt }: { id?: string; visibleAt?: string | undefined },
): Promise<(TagRow & { posts: number })[]> {
  const rows = await connection
    .selectFrom('tags')
    .leftJoin('blog_tags', 'blog_tags.tag_id', 'tags.id')
    .leftJoin('blogs', (join) =>
      join
        .onRef('blogs.id', '=', 'blog_tags.blog_id')
        .$call((on) => (visibleAt === undefined ? on : on.on(isVisible(visibleAt, 'blogs.')))),
    )
    .selectAll('tags')
    .select((eb) => eb.fn.count<number | string>('blogs.id').as('posts'))
    .$if(id !== undefined, (query) => query.where('tags.id', '=', id!))
    .groupBy('tags.id')
    .orderBy('tags.slug')
    .execute();
  return rows.map((row) => ({ ...row, posts: Number(row.posts) }));
}

/** Those at some slugs that no post names, nor its draft, and that have no description; posts in the bin may. */
export const selectUnusedTags = (connection: Connection, slugs: readonly string[]): Promise<TagRow[]> =>
  connection
    .selectFrom('tags')
    .selectAll()
    .where('slug', 'in', slugs)
    .where('description', '=', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blog_tags')
            .innerJoin('blogs', 'blogs.id', 'blog_tags.blog_id')
            .select('blogs.id')
            .whereRef('blog_tags.tag_id', '=', 'tags.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blogs')
            .select('blogs.id')
            .where('blogs.draft', 'like', sql<string>`'%"tags":[%"' || tags.slug || '"%'`),
        ),
      ),
    )
    .orderBy('slug')
    .execute();

/** A post in the bin: what names its tags, and what lists it under them. */
export type TaggedInBin = Pick<PostRow, 'id' | 'tags' | 'draft' | 'published_at' | 'created_at'>;

/** The posts in the bin that have a tag. */
export const selectBinnedWith = (connection: Connection, tagId: string): Promise<TaggedInBin[]> =>
  connection
    .selectFrom('deleted_blogs')
    .select(['id', 'tags', 'draft', 'published_at', 'created_at'])
    .where('id', 'in', (eb) => eb.selectFrom('blog_tags').select('blog_id').where('tag_id', '=', tagId))
    .execute();

/** Gives a post in the bin its tags. @returns false when it is not there any more */
export async function updateBinned(
  connection: Connection,
  { id, tags, draft }: TaggedInBin,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('deleted_blogs')
    .set({ tags, draft })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateTag(
  connection: Connection,
  id: string,
  changes: Partial<Pick<TagRow, 'slug' | 'name' | 'description'>>,
): Promise<void> {
  await connection.updateTable('tags').set(changes).where('id', '=', id).execute();
}

/** Changes the slug that posts name a tag by, also in drafts and in the bin; a post that names both keeps one. */
export async function renameInPosts(connection: Connection, from: TagRow, to: string): Promise<void> {
  const [before, after] = [JSON.stringify(from.slug), JSON.stringify(to)];
  const isTagged = sql<boolean>`id in (select blog_id from blog_tags where tag_id = ${from.id})`;
  for (const table of ['blogs', 'deleted_blogs'] as const) {
    await connection
      .updateTable(table)
      .set({ tags: sql`replace(replace(tags, ${`${before},`}, ''), ${`,${before}`}, '')` })
      .where(isTagged)
      .where('tags', 'like', `%${after}%`)
      .execute();
    await connection
      .updateTable(table)
      .set({ tags: sql`replace(tags, ${before}, ${after})` })
      .where(isTagged)
      .execute();
    await changeDrafts(connection, table, from.slug, to);
  }
}

/** Takes a tag off posts, also off drafts and in the bin, and deletes it. */
export async function removeFromPosts(connection: Connection, tag: TagRow): Promise<void> {
  const slug = JSON.stringify(tag.slug);
  for (const table of ['blogs', 'deleted_blogs'] as const) {
    await connection
      .updateTable(table)
      .set({ tags: sql`replace(replace(replace(tags, ${`${slug},`}, ''), ${`,${slug}`}, ''), ${slug}, '')` })
      .where(sql<boolean>`id in (select blog_id from blog_tags where tag_id = ${tag.id})`)
      .execute();
    await changeDrafts(connection, table, tag.slug, null);
  }
  await connection.deleteFrom('tags').where('id', '=', tag.id).execute();
}

/** Names a tag otherwise, or not any more, in drafts beside published posts: those in progress. */
async function changeDrafts(
  connection: Connection,
  table: 'blogs' | 'deleted_blogs',
  from: string,
  to: string | null,
): Promise<void> {
  const drafts = await connection
    .selectFrom(table)
    .select(['id', 'draft'])
    .where('draft', 'like', `%"tags":[%${JSON.stringify(from)}%`)
    .execute();
  for (const { id, draft } of drafts) {
    const text = JSON.parse(draft!) as { tags: string[] };
    const tags = [...new Set(text.tags.flatMap((slug) => (slug === from ? (to ?? []) : slug)))];
    await connection
      .updateTable(table)
      .set({ draft: JSON.stringify({ ...text, tags }) })
      .where('id', '=', id)
      .execute();
  }
}

/** Lists the posts of one tag under another, and makes the first one's addresses lead there. */
export async function moveTag(connection: Connection, from: TagRow, into: TagRow): Promise<void> {
  await renameInPosts(connection, from, into.slug);
  await connection
    .updateTable('blog_tags')
    .set({ tag_id: into.id })
    .where('tag_id', '=', from.id)
    .where('blog_id', 'not in', (eb) =>
      eb.selectFrom('blog_tags as other').select('other.blog_id').where('other.tag_id', '=', into.id),
    )
    .execute();
  await connection
    .updateTable('former_addresses')
    .set({ document_id: into.id })
    .where('collection', '=', 'tags')
    .where('document_id', '=', from.id)
    .execute();
  await connection.deleteFrom('tags').where('id', '=', from.id).execute();
  await movePath(connection, {
    collection: 'tags',
    slug: from.slug,
    to: into.slug,
    document_id: into.id,
  });
}
