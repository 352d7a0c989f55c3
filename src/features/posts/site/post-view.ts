import type { PostCard } from '../contract.ts';

/** What a list says of a post by name, where the page has read the names. */
interface PostNames {
  /** Of its first tag. */
  topicName?: string | undefined;
  authorName?: string | undefined;
}

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
> &
  PostNames;

/** The names of tags and of people, by their slugs. */
export interface KnownNames {
  topics: Record<string, string>;
  authors: Record<string, string>;
}

/** A post for a list, with the names of its first tag and of its author. */
export const nameView = (post: PostCard, { topics, authors }: KnownNames): PostView =>
  toPostView({ ...post, topicName: topics[post.tags[0] ?? ''], authorName: authors[post.author ?? ''] });

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
  topicName,
  authorName,
}: PostView): PostView {
  const names = { ...(topicName && { topicName }), ...(authorName && { authorName }) };
  const view = { title, slug, excerpt, image_url, created_at, published_at, reading_minutes, ...names };
  return image_focus ? { ...view, image_focus } : view;
}
