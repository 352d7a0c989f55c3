import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import { readPublicationDate } from '../post-state.ts';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';
import type { PostView } from './post-view.ts';

interface PostCardProps {
  post: PostView;
  /** In a list directly under the page's own heading (post-list.css). */
  place?: 'beside' | 'row';
  /** Its image is above its words on a phone too. */
  isWide?: boolean;
}

/** A published post as lists show it. */
export function PostCard({ post, place, isWide = false }: PostCardProps) {
  const Heading = place ? 'h2' : 'h3';
  const isRow = place === 'row';
  return (
    <article className={`${isRow ? 'post-row' : 'post-card'} group`}>
      {post.image_url && (
        <PostPicture
          url={post.image_url}
          focus={post.image_focus}
          sizes={`${isRow ? '(min-width: 40rem) 192px' : '(min-width: 80rem) 395px, (min-width: 40rem) 38vw'}, ${isWide ? '92vw' : '112px'}`}
        />
      )}
      <Heading
        dir="auto"
        className={`line-clamp-2 text-lead ${post.image_url ? 'max-sm:text-body max-sm:leading-snug' : isRow ? '' : 'sm:text-h3'}`}
      >
        {keepTogether(post.title)}
      </Heading>
      <p dir="auto" className="mt-2 line-clamp-3 text-small text-ink-2">
        {post.excerpt}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pt-2">
        <PostFacts
          date={readPublicationDate(post)}
          minutes={isRow ? post.reading_minutes : undefined}
          topic={post.topicName}
          author={post.authorName}
        />
        <ReadMore post={post} />
      </div>
    </article>
  );
}

/** Leads to the article from anywhere on its card. */
export const ReadMore = ({
  post: { slug, title },
  className = 'text-fine text-ink-2 group-hover:text-petrol',
}: Pick<PostCardProps, 'post'> & { className?: string }) => (
  <a
    href={paths.article(slug)}
    className={`inline-flex min-h-6 items-center font-medium underline-offset-4 group-hover:underline after:absolute after:inset-0 ${className}`}
  >
    Read Full Article
    <span className="sr-only">{`: ${title}`}</span>
  </a>
);
