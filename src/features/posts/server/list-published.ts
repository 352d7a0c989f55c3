import { renderForFeed } from '#domain/rich-text/server/render-article.ts';
import type { Platform } from '#platform/context.ts';
import {
  countPaths,
  selectPaths,
  selectContent,
  selectNewest,
  type NewestFilter,
  type PathPart,
  type PathRow,
} from './published.store.ts';
import { readLastChange, readPublicationDate } from '../post-state.ts';

/** A published post as feeds list it. Times are ISO 8601. */
export interface PublishedPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** A slug of the collection people. */
  author: string | null;
  publishedAt: string;
  updatedAt: string;
}

export interface FeedPost extends PublishedPost {
  /** The address of its image: a path of ours, or a whole one. */
  picture: string | null;
  /** The content, sanitized. */
  html: string;
}

/** A published post as the sitemap lists it. */
export type PostPath = Pick<PublishedPost, 'slug' | 'updatedAt'>;

type Reads = Pick<Platform, 'database' | 'now'>;

type PathReads = Pick<Platform, 'config' | 'database' | 'now'>;

/** Posts in a feed; older ones are in the sitemap. */
const feedLength = 20;

type Row = PathRow & Omit<PublishedPost, 'publishedAt' | 'updatedAt'>;

const toPublished = ({ id, slug, title, excerpt, author, ...dates }: Row): PublishedPost => ({
  id,
  slug,
  title,
  excerpt,
  author,
  publishedAt: readPublicationDate(dates),
  updatedAt: readLastChange(dates),
});

/** How many addresses `listPostPaths` has. */
export const countPostPaths = ({ config, database, now }: PathReads): Promise<number> =>
  database.read('posts', (connection) => countPaths(connection, now().toISOString(), config.siteUrl.origin));

/** Read at once: what passes through the event loop takes a few milliseconds. */
const addressesAtOnce = 1000;

/**
 * The addresses of published posts whose original is here, oldest first, some at a time: `count` of them, those after
 * the first `skip`.
 */
export async function* listPostPaths(
  { config, database, now }: PathReads,
  { skip, count }: { skip: number; count: number },
): AsyncGenerator<PostPath[]> {
  const at = now().toISOString();
  let position: PathPart['position'] = null;
  for (let left = count; left > 0; left -= addressesAtOnce) {
    const part: PathPart = {
      at,
      origin: config.siteUrl.origin,
      position,
      skip: position === null ? skip : 0,
      limit: Math.min(left, addressesAtOnce),
    };
    const rows: PathRow[] = await database.read('posts', (connection) => selectPaths(connection, part));
    yield rows.map((row) => ({ slug: row.slug, updatedAt: readLastChange(row) }));
    if (rows.length < part.limit) return;
    const last = rows.at(-1)!;
    position = { id: last.id, created_at: readPublicationDate(last) };
  }
}

/** The newest published posts without their content. */
export async function listNewestPosts({ database, now }: Reads, count: number): Promise<PublishedPost[]> {
  const newest = await selectNewest(database.kysely, { at: now().toISOString(), limit: count });
  return newest.map(toPublished);
}

/** Only posts with a tag, by its id, or by an author, by the slugs that they have and had. */
export type FeedFilter = Pick<NewestFilter, 'tag' | 'authors'>;

/** The newest published posts with their whole content. */
export async function readFeed({ database, now }: Reads, filter: FeedFilter = {}): Promise<FeedPost[]> {
  const posts: FeedPost[] = [];
  const at = now().toISOString();
  for (const row of await selectNewest(database.kysely, { ...filter, at, limit: feedLength })) {
    const content = await selectContent(database.kysely, row.id);
    if (content === null) continue;
    posts.push({ ...toPublished(row), picture: row.image_url, html: await renderForFeed(content) });
  }
  return posts;
}
