import type { PostCard } from '../contract.ts';

/** What a list shows of a post; nothing else is sent along with the page. */
export type ShownPost = Pick<PostCard, 'title' | 'slug' | 'excerpt' | 'image_url' | 'created_at'>;

/** Removes what no card shows. */
export function toShownPost({ title, slug, excerpt, image_url, created_at }: ShownPost): ShownPost {
  return { title, slug, excerpt, image_url, created_at };
}
