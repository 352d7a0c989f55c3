import type { ReactNode } from 'react';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import { readPublicationDate } from '../post-state.ts';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';
import type { PostView } from './post-view.ts';

export interface LeadPostCardProps {
  post: PostView;
  /** It says why it comes before newer ones. */
  isFeatured?: boolean;
  /** Of its image. */
  preview: string | null;
  /** Who wrote it, with their portrait. */
  author?: ReactNode;
  /** Its words stand below the image where others stand beside it. */
  isTall?: boolean;
}

/** A list's first post, wide: image and text side by side if there is room. */
export function LeadPostCard({
  post,
  isFeatured = false,
  preview,
  author,
  isTall = false,
}: LeadPostCardProps) {
  return (
    <article
      className={`group relative grid gap-x-6 border-t-2 border-ink pt-4 lg:grid-cols-12 ${isTall ? 'xl:flex xl:h-full xl:flex-col' : ''}`}
    >
      {post.image_url && (
        <PostPicture
          url={post.image_url}
          focus={post.image_focus}
          preview={preview}
          sizes="(min-width: 80rem) 814px, (min-width: 64rem) 63vw, (min-width: 40rem) 94vw, 66vw"
          className={`mb-4 w-full self-start lg:col-span-7 xl:col-span-8 ${isTall ? 'lg:max-xl:mb-0' : 'lg:mb-0'}`}
        />
      )}
      <div
        className={`flex grow flex-col ${post.image_url ? 'lg:col-span-5 xl:col-span-4' : 'lg:col-span-9'}`}
      >
        <PostFacts
          date={readPublicationDate(post)}
          minutes={post.reading_minutes}
          isFeatured={isFeatured}
          topic={post.topicName}
          author={author ? undefined : post.authorName}
        />
        <h2 dir="auto" className={`mt-2 line-clamp-2 text-lead sm:text-h3 ${isTall ? 'xl:text-h2' : ''}`}>
          {keepTogether(post.title)}
        </h2>
        <p
          dir="auto"
          className={`mt-3 mb-4 line-clamp-3 max-w-[30em] text-small text-ink-2 sm:text-body ${isTall ? 'xl:text-lead' : ''}`}
        >
          {post.excerpt}
        </p>
        {author && <div className="mt-auto border-t border-hairline pt-4">{author}</div>}
        <a
          href={paths.article(post.slug)}
          className={`inline-flex min-h-11 items-center self-start text-small font-medium text-petrol underline underline-offset-4 group-hover:text-ink after:absolute after:inset-0 ${author ? 'mt-2 lg:-mb-3' : 'mt-auto'}`}
        >
          Read Full Article
          <span className="sr-only">: {post.title}</span>
        </a>
      </div>
    </article>
  );
}
