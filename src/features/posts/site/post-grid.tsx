import { LeadPostCard, type LeadPostCardProps } from './lead-post-card.tsx';
import { PostCard } from './post-card.tsx';
import type { PostView } from './post-view.ts';

interface PostGridProps {
  posts: readonly PostView[];
  /** A larger card that comes before them. */
  lead?: LeadPostCardProps | undefined;
}

/** Those below the lead that are side by side where there is room; fewer are rows. */
const besidePlaces = ['second', 'third', 'third'] as const;

/** Posts in a list: a lead, three with a picture, and the others in rows, which are halves where there are several. Its page imports post-list.css. */
export function PostGrid({ posts, lead }: PostGridProps) {
  const places = lead && posts.length >= besidePlaces.length ? besidePlaces : [];
  const row = posts.length - places.length > 1 ? 'post-half' : '';
  return (
    <ul className="post-list grid">
      {lead && (
        <li>
          <LeadPostCard {...lead} />
        </li>
      )}
      {posts.map((post, index) => (
        <li key={post.slug} className={places[index] ? `post-beside post-${places[index]}` : row}>
          <PostCard post={post} place={places[index] ?? 'row'} />
        </li>
      ))}
    </ul>
  );
}
