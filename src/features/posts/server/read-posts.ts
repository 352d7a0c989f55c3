import { paths } from '#paths/paths.ts';
import { requireRight, type Context, type Platform } from '#platform/context.ts';
import type { FormerSlug } from '#domain/editing/server/edited-kind.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { readCursor, type Page } from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';
import type { EditedPost, Post, PostCard, PostState } from '../contract.ts';
import { findState } from '../post-state.ts';
import {
  describePost,
  describeRow,
  readLatest,
  readStanding,
  withoutDraft,
  withoutVersion,
} from './describe-post.ts';
import { findScope, mayEditPost, refuseOthers } from './own-posts.ts';
import { selectDraftedAt, selectOnceDraftedAt, selectPostRow } from './post-rows.store.ts';
import { selectCards, selectDraftCards, selectFormer, selectPosts, type PostFilter } from './posts.store.ts';
import { selectTag } from './tags.store.ts';

export interface PostQuery {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
  state?: PostState | undefined;
  /** By slug, present or former. */
  tag?: string | undefined;
  author?: string | undefined;
}

async function toFilter(ctx: Context, query: PostQuery): Promise<PostFilter> {
  const { state, tag, author, limit } = query;
  if (state !== undefined && state !== 'published') requireRight(ctx.caller, 'listPosts');
  return {
    ...findScope(ctx.caller),
    at: ctx.now().toISOString(),
    state,
    tag: tag === undefined ? undefined : ((await selectTag(ctx.database.kysely, tag))?.id ?? null),
    authors: author === undefined ? undefined : await listSlugsOf(ctx, author),
    search: query.search?.trim() || undefined,
    position: readCursor(query.cursor),
    limit,
  };
}

/** The slugs by which posts may name a person: what is no longer anyone's finds nothing else. */
async function listSlugsOf(ctx: Context, slug: string): Promise<string[]> {
  const people = await ctx.site.readPeople(ctx);
  const person = people.find((one) => one.slug === slug || one.formerSlugs.includes(slug));
  return person ? [person.slug, ...person.formerSlugs] : [slug];
}

/** Newest first: visible posts for the public, all for editors, and their own for authors; fewer than `limit` if they are long. */
export async function listPosts(
  ctx: Context,
  query: PostQuery,
): Promise<Page<PostCard & { content: string }>> {
  const filter = await toFilter(ctx, query);
  return readLong(ctx, (connection) => selectPosts(connection, filter));
}

/** The cards of a list, without the posts' content; for admins, with how often each was viewed. */
export async function listCards(ctx: Context, query: PostQuery): Promise<Page<PostCard>> {
  const filter = await toFilter(ctx, query);
  return readLong(ctx, async (connection) => {
    const page = await selectCards(connection, filter);
    if (filter.visibleOnly) return page;
    const views = await ctx.site.selectViews(connection, {
      paths: page.rows.map(({ slug }) => paths.article(slug)),
      now: ctx.now(),
    });
    return {
      ...page,
      rows: page.rows.map((row) => ({ ...row, views: views.get(paths.article(row.slug)) ?? 0 })),
    };
  });
}

declare module '#platform/context.ts' {
  interface Site {
    /** How often pages were viewed in the last 30 days; those that were not are missing. */
    selectViews(
      connection: Connection,
      query: { paths: readonly string[]; now: Date },
    ): Promise<Map<string, number>>;
  }
}

/** The cards of a page, which has few. A search may be long; a page of the list is not. */
export async function listPostCards(ctx: Context, query: PostQuery): Promise<Page<PostCard>> {
  const filter = await toFilter(ctx, query);
  if (!filter.search && !query.tag && !query.author) return selectCards(ctx.database.kysely, filter);
  return readLong(ctx, (connection) => selectCards(connection, filter));
}

/** The cards as a preview shows them: all posts, with their drafts. */
export async function listDraftCards(ctx: Context, query: PostQuery): Promise<Page<PostCard>> {
  const filter = await toFilter(ctx, query);
  return readLong(ctx, (connection) => selectDraftCards(connection, filter));
}

const readLong = <T>(
  { database, signal }: Context,
  work: (connection: Connection) => Promise<T>,
): Promise<T> => database.read('posts', work, signal);

/** By id or slug. @throws Problem 404, also for a draft that the caller may not edit */
export async function readPost(ctx: Context, idOrSlug: string): Promise<Post> {
  return (await readVersionedPost(ctx, idOrSlug)).post;
}

/** A post with its version, for those who may change it; null for everyone else. */
export async function readVersionedPost(
  ctx: Context,
  idOrSlug: string,
): Promise<{ post: Post; version: number | null }> {
  const row = await selectPostRow(ctx.database.kysely, idOrSlug);
  const mayEdit = row !== undefined && row !== null && mayEditPost(ctx.caller, row);
  const post = row && withoutDraft(describePost(row, null, ctx.now().toISOString()));
  if (!post || (post.state !== 'published' && !mayEdit)) throw notFound();
  return mayEdit ? { post, version: row.version } : { post: withoutVersion(post), version: null };
}

/** A post with its draft, by id. @throws Problem 403, 404 */
export async function readEditedPost(ctx: Context, { id }: { id: string }): Promise<EditedPost> {
  requireRight(ctx.caller, 'readPostDraft');
  const row = await selectPostRow(ctx.database.kysely, id);
  if (!row) throw notFound();
  refuseOthers(ctx.caller, row);
  return describeRow(ctx.database.kysely, row, ctx.now().toISOString());
}

/**
 * A post as a preview shows it: with its draft, at the draft's address or the current one.
 * @throws Problem 404
 */
export async function readDraftPost(ctx: DraftReads, slug: string): Promise<Post> {
  const post = await findDraftPost(ctx, slug);
  if (!post) throw notFound();
  return post;
}

async function findDraftPost({ database, now, signal }: DraftReads, slug: string): Promise<Post | null> {
  const found = await selectPostRow(database.kysely, slug);
  const present = found?.slug === slug ? found : undefined;
  const row =
    present ?? (await database.read('posts', (connection) => selectDraftedAt(connection, slug), signal));
  const post = row && {
    ...withoutVersion(withoutDraft(describePost(row, null, now().toISOString()))),
    ...readLatest(readStanding(row)),
  };
  // Anything that is not a slug would be a pattern to the search.
  return post && (present || post.slug === slug) ? post : null;
}

/** Whether a post has this slug, had it, or will have it once its draft is published. */
export const hasPost = async (ctx: DraftReads, slug: string): Promise<boolean> =>
  (await findDraftPost(ctx, slug)) !== null || (await findFormerDraft(ctx, slug)).kind === 'moved';

type DraftReads = Pick<Context, 'database' | 'now' | 'signal'>;

/** The fate of a post that visitors once found at an address. */
export async function findFormerSlug(connection: Connection, slug: string, at: string): Promise<FormerSlug> {
  const former = await selectFormer(connection, slug);
  if (!former) return { kind: 'missing' };
  const { slug: present, published, ...dates } = former;
  if (present === null) return { kind: 'gone' };
  return findState({ published: published === 1, ...dates }, at) === 'published'
    ? { kind: 'moved', slug: present }
    : { kind: 'missing' };
}

export const findFormerPost = (
  { database, now }: Pick<Context, 'database' | 'now'>,
  slug: string,
): Promise<FormerSlug> => findFormerSlug(database.kysely, slug, now().toISOString());

/** The fate of a post in a preview, whose link may have the slug of a draft that was discarded since. */
export async function findFormerDraft(ctx: DraftReads, slug: string): Promise<FormerSlug> {
  const former = await findFormerPost(ctx, slug);
  // Anything that is not a slug would be a pattern to the search.
  if (former.kind !== 'missing' || !/^[a-z0-9-]+$/.test(slug)) return former;
  const read = (connection: Connection) => selectOnceDraftedAt(connection, slug);
  const now = await ctx.database.read('posts', read, ctx.signal);
  return now === null || now === slug ? former : { kind: 'moved', slug: now };
}

/** An article, by its id, as a mail begins with it. */
export async function readArticle(
  { database }: Pick<Platform, 'database'>,
  id: string,
): Promise<{ title: string; excerpt: string; content: string } | null> {
  const row = await selectPostRow(database.kysely, id);
  if (row?.id !== id) return null;
  const { title, excerpt, content } = readLatest(readStanding(row));
  return { title, excerpt, content };
}
