import { requireRight, type Context } from '#platform/context.ts';
import { selectPostsBy } from './posts.store.ts';

/** As many as anyone reads before deciding about their author. */
const listedPosts = 50;

/**
 * The newest posts whose author is one of some people, or will be once their draft is published.
 * @param authors slugs of people
 * @throws Problem 403
 */
export function listPostsBy(
  ctx: Context,
  authors: readonly string[],
): Promise<{ id: string; slug: string; title: string }[]> {
  requireRight(ctx.caller, 'listLinkingDocuments');
  return ctx.database.read('posts', (connection) => selectPostsBy(connection, authors, listedPosts));
}
