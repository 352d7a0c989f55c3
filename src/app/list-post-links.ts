import type { LinkingDocument } from '#features/content/contract.ts';
import { listPostsBy } from '#features/posts/server/list-posts-by.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { Context } from '#platform/context.ts';

/** The posts that name a person as their author, in the form of links to a document of the content. */
export async function listPostLinks(
  ctx: Context,
  collection: string,
  slugs: readonly string[],
): Promise<LinkingDocument[]> {
  if (collection !== 'people') return [];
  const posts = await listPostsBy(ctx, slugs);
  return posts.map(({ id, slug, title }) => ({
    collection: 'posts',
    slug,
    title,
    field: 'author',
    removable: true,
    edit_path: adminPaths.post(id),
  }));
}
