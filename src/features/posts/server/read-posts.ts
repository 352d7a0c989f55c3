import { isAdmin, type Context } from '#platform/context.ts';
import { readCursor, type Page } from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Post, PostCard } from '../contract.ts';
import { selectCards, selectMovedTo, selectPost, selectPosts, selectVersion } from './posts.store.ts';

export interface PostQuery {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
}

const toFilter = (ctx: Context, query: PostQuery) => ({
  publishedOnly: !isAdmin(ctx.caller),
  search: query.search?.trim() || undefined,
  position: readCursor(query.cursor),
  limit: query.limit,
});

/** Newest first: published posts for the public, all for admins. */
export function listPosts(ctx: Context, query: PostQuery): Promise<Page<Post>> {
  return selectPosts(ctx.database.kysely, toFilter(ctx, query));
}

/** The same without the posts' content. */
export function listPostCards(ctx: Context, query: PostQuery): Promise<Page<PostCard>> {
  return selectCards(ctx.database.kysely, toFilter(ctx, query));
}

/** By id or slug. @throws Problem 404, also for a draft when the caller is no admin */
export async function readPost(ctx: Context, idOrSlug: string): Promise<Post> {
  const post = await selectPost(ctx.database.kysely, idOrSlug);
  if (!post || (!post.published && !isAdmin(ctx.caller))) throw notFound();
  return post;
}

/** The same with its version, for those who may change it; null for everyone else. */
export async function readVersionedPost(
  ctx: Context,
  idOrSlug: string,
): Promise<{ post: Post; version: number | null }> {
  const post = await readPost(ctx, idOrSlug);
  if (!isAdmin(ctx.caller)) return { post, version: null };
  // The version before the text: a change between the two is told later instead of written over.
  const version = await selectVersion(ctx.database.kysely, post.id);
  return { post: await readPost(ctx, post.id), version };
}

/** Where the published post that was once at `slug` is now, or null. */
export function findMovedPost(ctx: Context, slug: string): Promise<string | null> {
  return selectMovedTo(ctx.database.kysely, slug);
}
