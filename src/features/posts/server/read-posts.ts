import { isAdmin, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { readCursor, type EncodedPage, type Page } from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Post, PostCard } from '../contract.ts';
import {
  selectCards,
  selectEncodedCards,
  selectEncodedPosts,
  selectMovedTo,
  selectPost,
  selectVersion,
  type PostFilter,
} from './posts.store.ts';

export interface PostQuery {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
}

const toFilter = (ctx: Context, query: PostQuery): PostFilter => ({
  publishedOnly: !isAdmin(ctx.caller),
  search: query.search?.trim() || undefined,
  position: readCursor(query.cursor),
  limit: query.limit,
});

/** Newest first, as JSON: published posts for the public, all for admins; fewer than `limit` where they are long. */
export const listPosts = (ctx: Context, query: PostQuery): Promise<EncodedPage> =>
  readLong(ctx, (connection) => selectEncodedPosts(connection, toFilter(ctx, query)));

/** The same without the posts' content. */
export const listEncodedCards = (ctx: Context, query: PostQuery): Promise<EncodedPage> =>
  readLong(ctx, (connection) => selectEncodedCards(connection, toFilter(ctx, query)));

/** The same for a page: not many. A search may be long; a page of the list is not. */
export function listPostCards(ctx: Context, query: PostQuery): Promise<Page<PostCard>> {
  const filter = toFilter(ctx, query);
  if (!filter.search) return selectCards(ctx.database.kysely, filter);
  return readLong(ctx, (connection) => selectCards(connection, filter));
}

const readLong = <T>(
  { database, signal }: Context,
  work: (connection: Connection) => Promise<T>,
): Promise<T> => database.read('posts', work, signal);

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
  // The version before the text: a change between the two is reported later instead of overwritten.
  const version = await selectVersion(ctx.database.kysely, post.id);
  return { post: await readPost(ctx, post.id), version };
}

/** Where the published post that was once at `slug` is now, or null. */
export function findMovedPost(ctx: Context, slug: string): Promise<string | null> {
  return selectMovedTo(ctx.database.kysely, slug);
}
