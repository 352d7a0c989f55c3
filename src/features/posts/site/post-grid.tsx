import { PostCard } from './post-card.tsx';
import type { PostView } from './post-view.ts';

interface PostGridProps {
  posts: readonly PostView[];
  className?: string;
}

/** Posts in a list: three in a row where there is room. No row is half empty, so the first ones may be wider. */
export function PostGrid({ posts, className = '' }: PostGridProps) {
  const wide = countWide(posts.length);
  return (
    <ul className={`grid gap-x-6 gap-y-6 sm:gap-y-10 xl:grid-cols-6 ${className}`}>
      {posts.map((post, index) => (
        <li key={post.slug} className={index < wide ? 'xl:col-span-3' : 'xl:col-span-2'}>
          <PostCard post={post} headingLevel={2} isWide={index < wide} />
        </li>
      ))}
    </ul>
  );
}

/** How many are two in a row, so that the others are three in a row. */
function countWide(count: number): number {
  const over = count % 3;
  return over === 1 ? Math.min(4, count) : over;
}
