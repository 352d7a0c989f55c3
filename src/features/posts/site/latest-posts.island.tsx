import { useEffect, useState } from 'react';
import { fetchPosts } from './find-posts.ts';
import { LatestPosts } from './latest-posts.tsx';
import type { PostView } from './post-view.ts';

/** Stands in for the newest posts if the server could not read them, and requests them itself. */
export function LatestPostsLoader({ limit }: { limit: number }) {
  const [posts, setPosts] = useState<PostView[] | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    fetchPosts('', { limit, signal: controller.signal })
      .then((found) => setPosts(found.posts))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.error('The articles could not be loaded:', error);
        setPosts([]);
      });
    return () => controller.abort();
  }, [limit]);

  return posts ? (
    <LatestPosts posts={posts} />
  ) : (
    <p role="status" className="text-ink-2">
      Loading articles...
    </p>
  );
}
