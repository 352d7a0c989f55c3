import type { PostCard } from '../contract.ts';

/** The fields of a post in a list; nothing else is sent along with the page. */
export type PostView = Pick<
  PostCard,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'image_url'
  | 'image_focus'
  | 'created_at'
  | 'published_at'
  | 'reading_minutes'
>;

/** Removes what no card shows. */
export function toPostView({
  title,
  slug,
  excerpt,
  image_url,
  image_focus,
  created_at,
  published_at,
  reading_minutes,
}: PostView): PostView {
  const view = { title, slug, excerpt, image_url, created_at, published_at, reading_minutes };
  return image_focus ? { ...view, image_focus } : view;
}
