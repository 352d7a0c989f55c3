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

/** On a phone every fourth card, the lead among them, has its image above its words. */
const rhythm = 4;

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
      {posts.map((post, index) => {
        const isWide = index % rhythm === rhythm - 1;
        return (
          <li
            key={post.slug}
            className={`${index < beside ? 'post-beside' : row}${isWide ? ' post-wide' : ''}`}
          >
            <PostCard post={post} place={index < beside ? 'beside' : 'row'} isWide={isWide} />
          </li>
        );
      })}
    </ul>
  );
}
