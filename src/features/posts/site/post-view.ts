import type { PostCard } from '../contract.ts';

/** What a list shows of a post; nothing else is sent along with the page. */
export type PostView = Pick<
  PostCard,
  'title' | 'slug' | 'excerpt' | 'image_url' | 'created_at' | 'published_at' | 'reading_minutes'
>;

/** Removes what no card shows. */
export function toPostView({
  title,
  slug,
  excerpt,
  image_url,
  created_at,
  published_at,
  reading_minutes,
}: PostView): PostView {
  return { title, slug, excerpt, image_url, created_at, published_at, reading_minutes };
}
