import type { Connection } from '#platform/database/open-database.ts';

/** Deletes a tag that no post has. @returns whether it is gone */
export async function deleteUnusedTag(connection: Connection, slug: string): Promise<boolean> {
  const result = await connection
    .deleteFrom('tags')
    .where('slug', '=', slug)
    .where('id', 'not in', (eb) => eb.selectFrom('blog_tags').select('tag_id'))
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
