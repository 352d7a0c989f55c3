import { useEffect, useState } from 'react';
import { fetchPosts, filterPosts, type PostSearchResult } from './find-posts.ts';
import type { KnownNames, PostView } from './post-view.ts';

/** How long to wait after typing before the server is asked. */
export const debounceMs = 250;

/** The most that one response holds; anything beyond is on the next page. */
const limit = 100;

interface Search {
  posts: PostView[] | null;
  /** The search that `posts` is the result of. */
  rendered: string;
  query: string;
  isComplete: boolean;
  /** What the posts that the server finds are named with. */
  names?: KnownNames | undefined;
}

interface Found {
  /** Null until there is something to show. */
  posts: PostView[] | null;
  next: string | null;
  /** False while a better result is being loaded. */
  isSettled: boolean;
}

/**
 * The posts for the typed text: at once from what the page has, then from the server if that is not
 * everything. The latest search wins. A failure is logged and leaves what the page has.
 */
export function usePostSearch({ posts, rendered, query, isComplete, names }: Search): Found {
  const [answer, setAnswer] = useState<(PostSearchResult & { query: string }) | null>(null);
  const isRendered = query === rendered;
  const mustAsk = posts === null || (!isRendered && !isComplete);

  useEffect(() => {
    if (!mustAsk) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(
      async () => {
        const found = await loadPosts(query, posts ?? [], { names, signal });
        if (!signal.aborted) setAnswer({ ...found, query });
      },
      posts === null ? 0 : debounceMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, mustAsk, posts, names]);

  if (!mustAsk) return { posts: isRendered ? posts : filterPosts(posts, query), next: null, isSettled: true };
  if (answer?.query === query) return { ...answer, isSettled: true };
  return { posts: posts && filterPosts(posts, query), next: null, isSettled: false };
}

/** The server's result, or what the page has if there is none. */
async function loadPosts(
  query: string,
  known: PostView[],
  { names, signal }: { names: KnownNames | undefined; signal: AbortSignal },
): Promise<PostSearchResult> {
  try {
    return await fetchPosts(query, { limit, names, signal });
  } catch (error) {
    if (!signal.aborted) console.error('The articles could not be loaded:', error);
    return { posts: filterPosts(known, query), next: null };
  }
}
