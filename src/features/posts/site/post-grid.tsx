import { LeadPostCard, type LeadPostCardProps } from './lead-post-card.tsx';
import { PostCard } from './post-card.tsx';
import type { PostView } from './post-view.ts';

interface PostGridProps {
  posts: readonly PostView[];
  /** A larger card that comes before them. */
  lead?: LeadPostCardProps | undefined;
}

/** Those below the lead that are side by side where there is room; fewer are rows. */
const besideCount = 3;

/** Posts in a list: a lead, three with a picture, and the others in rows, which are halves where there are several. Its page imports post-list.css. */
export function PostGrid({ posts, lead }: PostGridProps) {
  const beside = lead && posts.length >= besideCount ? besideCount : 0;
  const row = posts.length - beside > 1 ? 'post-half' : '';
  return (
    <ul className="post-list grid">
      {lead && (
        <li>
          <LeadPostCard {...lead} />
        </li>
      )}
      {posts.map((post, index) => (
        <li key={post.slug} className={index < beside ? 'post-beside' : row}>
          <PostCard post={post} place={index < beside ? 'beside' : 'row'} />
        </li>
      ))}
    </ul>
  );
}
