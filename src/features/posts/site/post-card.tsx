import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import { readPublicationDate } from '../post-state.ts';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';
import type { PostView } from './post-view.ts';

interface PostCardProps {
  post: PostView;
  /** In a list directly under the page's own heading (post-list.css); left out on the home page, whose phone cards have no excerpt. */
  place?: 'second' | 'third' | 'row';
}

const sizesOf = {
  second: '(min-width: 80rem) 395px, (min-width: 40rem) 38vw, 92vw',
  third: '(min-width: 80rem) 395px, (min-width: 40rem) 38vw, 112px',
  row: '(min-width: 40rem) 176px, 112px',
};

/** A published post as lists show it. */
export function PostCard({ post, place }: PostCardProps) {
  const Heading = place ? 'h2' : 'h3';
  const isRow = place === 'row';
  const words = (
    <>
      <PostFacts
        date={readPublicationDate(post)}
        minutes={place && post.reading_minutes}
        topic={post.topicName}
        author={post.authorName}
      />
      <Heading
        dir="auto"
        className={`mt-2 text-lead sm:line-clamp-2 ${post.image_url ? 'max-sm:text-body max-sm:leading-snug' : isRow ? '' : 'sm:text-h3'}`}
      >
        {keepTogether(post.title)}
      </Heading>
    </>
  );
  return (
    <article className={`${isRow ? 'post-row' : 'post-card'} group`}>
      {post.image_url && (
        <PostPicture url={post.image_url} focus={post.image_focus} sizes={sizesOf[place ?? 'third']} />
      )}
      {post.image_url || isRow ? words : <div className="post-words">{words}</div>}
      <p dir="auto" className={`mt-2 line-clamp-3 text-small text-ink-2 ${place ? '' : 'max-sm:hidden'}`}>
        {post.excerpt}
      </p>
      <a
        href={paths.article(post.slug)}
        className={`inline-flex min-h-6 items-center self-start text-petrol underline underline-offset-4 group-hover:text-ink after:absolute after:inset-0 ${isRow ? 'text-fine' : 'text-small max-sm:text-fine sm:min-h-11 sm:font-medium'}`}
      >
        Read Full Article
        <span className="sr-only">: {post.title}</span>
      </a>
    </article>
  );
}
