import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import { readPublicationDate } from '../post-state.ts';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';
import type { PostView } from './post-view.ts';

interface PostCardProps {
  post: PostView;
  /** 2 if the card is directly under the page's own heading. */
  headingLevel?: 2 | 3;
  linkLabel?: string;
  /** On a phone, beside a small image and without its excerpt. */
  isCompact?: boolean;
}

/** Beside cards that have an image, the words take its place. */
const pictureless =
  'mb-2 flex grow flex-col justify-between gap-4 sm:border sm:border-hairline sm:bg-sheet sm:p-4';

/** A published post as lists show it. */
export function PostCard({
  post,
  headingLevel = 3,
  linkLabel = 'Read Full Article',
  isCompact = false,
}: PostCardProps) {
  const Heading: 'h2' | 'h3' = `h${headingLevel}`;
  const words = (
    <>
      <PostFacts
        date={readPublicationDate(post)}
        minutes={post.reading_minutes}
        topic={post.topicName}
        author={post.authorName}
      />
      <Heading
        dir="auto"
        className={`mt-2 line-clamp-2 text-lead ${isCompact ? 'max-lg:line-clamp-3 max-md:text-body max-md:leading-snug' : ''} ${post.image_url ? '' : 'sm:text-h3'}`}
      >
        {keepTogether(post.title)}
      </Heading>
    </>
  );
  return (
    <article
      className={`group relative flex h-full flex-col border-t-2 border-ink pt-4 ${isCompact && post.image_url ? 'max-md:grid max-md:grid-cols-[1fr_min(7rem,36%)] max-md:gap-x-4 max-md:pt-3' : ''}`}
    >
      {post.image_url && (
        <PostPicture
          url={post.image_url}
          focus={post.image_focus}
          sizes="(min-width: 80rem) 400px, (min-width: 64rem) 33vw, (min-width: 40rem) 47vw, 66vw"
          className={isCompact ? 'max-md:col-start-2 max-md:row-span-3 max-md:self-start md:mb-4' : 'mb-4'}
        />
      )}
      {post.image_url ? words : <div className={pictureless}>{words}</div>}
      <p
        dir="auto"
        className={`mt-2 mb-4 line-clamp-3 text-small text-ink-2 ${isCompact ? 'max-md:hidden' : ''}`}
      >
        {post.excerpt}
      </p>
      <a
        href={paths.article(post.slug)}
        className={`mt-auto inline-flex items-center self-start text-small font-medium text-petrol underline underline-offset-4 group-hover:text-ink after:absolute after:inset-0 ${isCompact ? 'min-h-8 md:min-h-11' : 'min-h-11'}`}
      >
        {linkLabel}
        <span className="sr-only">: {post.title}</span>
      </a>
    </article>
  );
}
