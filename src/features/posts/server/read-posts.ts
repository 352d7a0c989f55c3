import { isAdmin, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { readCursor, type EncodedPage, type Page } from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Post, PostCard } from '../contract.ts';
import { isGone } from './bin.store.ts';
import { describePost, readLatest, readStanding, withoutDraft } from './describe-post.ts';
import { selectDraftedAt, selectOnceDraftedAt, selectPostRow } from './post-rows.store.ts';
import {
  selectCards,
  selectDraftCards,
  selectEncodedCards,
  selectEncodedPosts,
  selectMovedTo,
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

/**
 * Newest first, as JSON: published posts for the public, all for admins; fewer than `limit` if they are long.
 */
export const listPosts = (ctx: Context, query: PostQuery): Promise<EncodedPage> =>
  readLong(ctx, (connection) => selectEncodedPosts(connection, toFilter(ctx, query)));

/** The same without the posts' content. */
export const listEncodedCards = (ctx: Context, query: PostQuery): Promise<EncodedPage> =>
  readLong(ctx, (connection) => selectEncodedCards(connection, toFilter(ctx, query)));

/** The same for a page, which has few. A search may be long; a page of the list is not. */
export function listPostCards(ctx: Context, query: PostQuery): Promise<Page<PostCard>> {
  const filter = toFilter(ctx, query);
  if (!filter.search) return selectCards(ctx.database.kysely, filter);
  return readLong(ctx, (connection) => selectCards(connection, filter));
}

/** The same as a preview shows it: all posts, with their drafts. */
export const listDraftCards = (ctx: Context, query: PostQuery): Promise<Page<PostCard>> =>
  readLong(ctx, (connection) => selectDraftCards(connection, toFilter(ctx, query)));

const readLong = <T>(
  { database, signal }: Context,
  work: (connection: Connection) => Promise<T>,
): Promise<T> => database.read('posts', work, signal);

/** By id or slug. @throws Problem 404, also for a draft if the caller is not an admin */
export async function readPost(ctx: Context, idOrSlug: string): Promise<Post> {
  return (await readVersionedPost(ctx, idOrSlug)).post;
}

/** The same with its version, for those who may change it; null for everyone else. */
export async function readVersionedPost(
  ctx: Context,
  idOrSlug: string,
): Promise<{ post: Post; version: number | null }> {
  const row = await selectPostRow(ctx.database.kysely, idOrSlug);
  const mayEdit = isAdmin(ctx.caller);
  if (!row || (row.published === 0 && !mayEdit)) throw notFound();
  return { post: withoutDraft(describePost(row, null)), version: mayEdit ? row.version : null };
}

/**
 * A post as a preview shows it: with its draft, at the draft's address or the current one.
 * @throws Problem 404
 */
export async function readDraftPost({ database, signal }: DraftReads, slug: string): Promise<Post> {
  const found = await selectPostRow(database.kysely, slug);
  const present = found?.slug === slug ? found : undefined;
  const row =
    present ?? (await database.read('posts', (connection) => selectDraftedAt(connection, slug), signal));
  const post = row && { ...withoutDraft(describePost(row, null)), ...readLatest(readStanding(row)) };
  // Anything that is not a slug would be a pattern to the search.
  if (!post || (!present && post.slug !== slug)) throw notFound();
  return post;
}

type DraftReads = Pick<Context, 'database' | 'signal'>;

/** What became of a post that visitors once found at an address. */
export type FormerPost = { kind: 'moved'; slug: string } | { kind: 'gone' } | { kind: 'missing' };

export async function findFormerPost(
  { database }: Pick<Context, 'database'>,
  slug: string,
): Promise<FormerPost> {
  const movedTo = await selectMovedTo(database.kysely, slug);
  if (movedTo !== null) return { kind: 'moved', slug: movedTo };
  return { kind: (await isGone(database.kysely, slug)) ? 'gone' : 'missing' };
}

/** The same for a preview, whose link may have the slug of a draft that was discarded since. */
export async function findFormerDraft(ctx: DraftReads, slug: string): Promise<FormerPost> {
  const former = await findFormerPost(ctx, slug);
  // Anything that is not a slug would be a pattern to the search.
  if (former.kind !== 'missing' || !/^[a-z0-9-]+$/.test(slug)) return former;
  const read = (connection: Connection) => selectOnceDraftedAt(connection, slug);
  const now = await ctx.database.read('posts', read, ctx.signal);
  return now === null || now === slug ? former : { kind: 'moved', slug: now };
}
