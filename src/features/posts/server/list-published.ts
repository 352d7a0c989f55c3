import type { Platform } from '#platform/context.ts';
import { selectNewest, selectPublished } from './published.store.ts';
import { renderContent } from './render-article.ts';

/** A published post as sitemaps and feeds name it. Times are ISO 8601. */
export interface PublishedPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  createdAt: string;
  updatedAt: string;
}

export interface FeedPost extends PublishedPost {
  /** The content, sanitised. */
  html: string;
}

/** Posts in a feed; older ones are in the sitemap. */
const feedLength = 20;

type Row = Omit<PublishedPost, 'createdAt' | 'updatedAt'> & { created_at: string; updated_at: string };

const toPublished = ({ id, slug, title, excerpt, created_at, updated_at }: Row): PublishedPost => ({
  id,
  slug,
  title,
  excerpt,
  createdAt: created_at,
  updatedAt: updated_at,
});

/** Every published post, newest first. */
export async function listPublished({ database }: Pick<Platform, 'database'>): Promise<PublishedPost[]> {
  return (await selectPublished(database.kysely)).map(toPublished);
}

/** The newest published posts with their whole content. */
export async function readFeed({ database }: Pick<Platform, 'database'>): Promise<FeedPost[]> {
  const posts: FeedPost[] = [];
  for (const row of await selectNewest(database.kysely, feedLength)) {
    posts.push({ ...toPublished(row), html: await renderContent(row.content) });
  }
  return posts;
}
