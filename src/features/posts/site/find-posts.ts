import { apiPath } from '#paths/api-paths.ts';
import type { ShownPost } from './shown-post.ts';

/** A page of the published posts as the API gives it. */
export interface FoundPosts {
  posts: ShownPost[];
  /** The cursor of the next page, or null. */
  next: string | null;
}

/** The posts with the text in title or excerpt, any case; all of them when it is empty (SPEC section 5). */
export function filterPosts(posts: ShownPost[], query: string): ShownPost[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return posts;
  return posts.filter(
    ({ title, excerpt }) => title.toLowerCase().includes(wanted) || excerpt.toLowerCase().includes(wanted),
  );
}

/** Asks the server for published posts, newest first. @throws when it does not answer with a list */
export async function fetchPosts(
  query: string,
  { limit, signal }: { limit: number; signal?: AbortSignal },
): Promise<FoundPosts> {
  const parameters = new URLSearchParams({ fields: 'card', limit: String(limit) });
  if (query.trim()) parameters.set('q', query.trim());
  const response = await fetch(`${apiPath('posts')}?${parameters.toString()}`, { signal: signal ?? null });
  if (!response.ok) throw new Error(`the list of articles answered ${response.status}`);
  const posts = (await response.json()) as ShownPost[];
  const next = response.headers.get('link')?.match(/[?&]cursor=([^&>]+)/)?.[1] ?? null;
  return { posts, next };
}
