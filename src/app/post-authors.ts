import type { LinkingDocument } from '#features/content/contract.ts';
import type { ReleaseSlug } from '#features/content/server/release-slug.ts';
import { replaceAuthor } from '#features/posts/server/authors.store.ts';
import { selectPostsBy } from '#features/posts/server/posts.store.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { requireRight, type Context } from '#platform/context.ts';

/** Posts name a person by slug: another person who gets that slug has written none of them. */
export const releaseAuthor: ReleaseSlug = async (trx, { collection, slug, to }) =>
  collection === 'people' && (await replaceAuthor(trx, slug, to));

/** As many as anyone reads before deciding about their author. */
const listedPosts = 50;

/**
 * The newest posts whose author is a person, or will be once their draft is published, in the form of links to a
 * document of the content.
 * @param slugs all that the person has had
 * @throws Problem 403
 */
export async function listPostLinks(
  ctx: Context,
  collection: string,
  slugs: readonly string[],
): Promise<LinkingDocument[]> {
  if (collection !== 'people') return [];
  requireRight(ctx.caller, 'listLinkingDocuments');
  const posts = await ctx.database.read('posts', (connection) =>
    selectPostsBy(connection, slugs, listedPosts),
  );
  return posts.map(({ id, slug, title }) => ({
    collection: 'posts',
    slug,
    title,
    field: 'author',
    removable: true,
    edit_path: adminPaths.post(id),
  }));
}
