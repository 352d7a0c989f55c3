import { PostCard } from './post-card.tsx';
import type { PostView } from './post-view.ts';

/** The newest posts side by side. */
export function LatestPosts({ posts }: { posts: readonly PostView[] }) {
  if (posts.length === 0) return <p className="text-ink-2">No articles published yet.</p>;
  return (
    <ul className="grid gap-4 md:gap-6 xl:grid-cols-3">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
