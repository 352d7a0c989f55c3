import { LeadPostCard, type LeadPostCardProps } from './lead-post-card.tsx';
import { PostCard } from './post-card.tsx';
import type { PostView } from './post-view.ts';

interface PostGridProps {
  posts: readonly PostView[];
  /** A larger card that comes before them. */
  lead?: LeadPostCardProps | undefined;
}

/** Posts in a list: three in a row where there is room, below wider ones, so that no row is half empty. */
export function PostGrid({ posts, lead }: PostGridProps) {
  const wide = countWide(posts.length);
  return (
    <ul className="grid gap-x-6 gap-y-6 sm:gap-y-10 xl:grid-cols-6">
      {lead && (
        <li className="xl:col-span-6">
          <LeadPostCard {...lead} />
        </li>
      )}
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
