import type { PostCard as Post } from '#features/posts/contract.ts';
import { PostCard } from '#features/posts/ui/post-card.tsx';

/** The newest articles side by side. */
export function LatestArticles({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return <p className="text-ink-2">No articles published yet.</p>;
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
