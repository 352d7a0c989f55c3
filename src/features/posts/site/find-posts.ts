import { createClient } from '#design/api/create-client.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { postsRoutes } from '../server/posts.routes.ts';
import { nameView, type KnownNames, type PostView } from './post-view.ts';

const postsApi = createClient<typeof postsRoutes>(apiPath('posts'));

/** A page of the published posts as the API gives it. */
export interface PostSearchResult {
  posts: PostView[];
  /** The cursor of the next page, or null. */
  next: string | null;
}

/**
 * The posts with the text in title or excerpt, ignoring case and how quotation marks are written; all of them when it is empty (SPEC section 5).
 */
export function filterPosts(posts: PostView[], query: string): PostView[] {
  const wanted = foldText(query.trim());
  if (wanted === '') return posts;
  return posts.filter(
    ({ title, excerpt }) => foldText(title).includes(wanted) || foldText(excerpt).includes(wanted),
  );
}

const noNames: KnownNames = { topics: {}, authors: {} };

/** Requests published posts from the server, newest first. @throws ApiError, or the signal's reason */
export async function fetchPosts(
  query: string,
  { limit, names = noNames, signal }: { limit: number; names?: KnownNames | undefined; signal?: AbortSignal },
): Promise<PostSearchResult> {
  const wanted = { fields: 'card', limit: String(limit), q: query.trim() } as const;
  const page = await postsApi.getPage('/', { query: wanted }, null, { signal });
  return {
    posts: page.rows.map((post) => nameView(post, names)),
    next: page.next && new URLSearchParams(page.next.split('?')[1]).get('cursor'),
  };
}
