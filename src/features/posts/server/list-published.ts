import type { Platform } from '#platform/context.ts';
import {
  countPublished,
  selectPaths,
  selectContent,
  selectNewest,
  type PathPart,
  type PathRow,
} from './published.store.ts';
import { renderForFeed } from './article/render-article.ts';

/** A published post as feeds list it. Times are ISO 8601. */
export interface PublishedPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** A slug of the collection people. */
  author: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface FeedPost extends PublishedPost {
  /** The content, sanitized. */
  html: string;
}

/** A published post as the sitemap lists it. */
export type PostPath = Pick<PublishedPost, 'slug' | 'updatedAt'>;

type Reads = Pick<Platform, 'database'>;

/** Posts in a feed; older ones are in the sitemap. */
const feedLength = 20;

type Row = Omit<PublishedPost, 'createdAt' | 'updatedAt'> & { created_at: string; updated_at: string };

const toPublished = ({ created_at, updated_at, ...post }: Row): PublishedPost => ({
  ...post,
  createdAt: created_at,
  updatedAt: updated_at,
});

export const countPublishedPosts = ({ database }: Reads): Promise<number> =>
  database.read('posts', countPublished);

/** Read at once: what passes through the event loop takes a few milliseconds. */
const addressesAtOnce = 1000;

/** The addresses of published posts, oldest first, some at a time: `count` of them, those after the first `skip`. */
export async function* listPostPaths(
  { database }: Reads,
  { skip, count }: { skip: number; count: number },
): AsyncGenerator<PostPath[]> {
  let position: PathPart['position'] = null;
  for (let left = count; left > 0; left -= addressesAtOnce) {
    const part: PathPart = {
      position,
      skip: position === null ? skip : 0,
      limit: Math.min(left, addressesAtOnce),
    };
    const rows: PathRow[] = await database.read('posts', (connection) => selectPaths(connection, part));
    yield rows.map(({ slug, updated_at }) => ({ slug, updatedAt: updated_at }));
    if (rows.length < part.limit) return;
    position = rows.at(-1)!;
  }
}

/** The newest published posts without their content. */
export async function listNewestPosts({ database }: Reads, count: number): Promise<PublishedPost[]> {
  return (await selectNewest(database.kysely, count)).map(toPublished);
}

/** The newest published posts with their whole content. */
export async function readFeed({ database }: Reads): Promise<FeedPost[]> {
  const posts: FeedPost[] = [];
  for (const row of await selectNewest(database.kysely, feedLength)) {
    const content = await selectContent(database.kysely, row.id);
    if (content !== null) posts.push({ ...toPublished(row), html: await renderForFeed(content) });
  }
  return posts;
}
