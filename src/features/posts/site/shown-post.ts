import type { PostCard } from '../contract.ts';

/** What a visitor sees of a post in a list; nothing else is sent along with the page. */
export type ShownPost = Pick<PostCard, 'title' | 'slug' | 'excerpt' | 'image_url' | 'created_at'>;

/** Leaves out what no card shows. */
export function toShownPost({ title, slug, excerpt, image_url, created_at }: ShownPost): ShownPost {
  return { title, slug, excerpt, image_url, created_at };
}
