import type { ReactNode } from 'react';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { readPublicationDate } from '../post-state.ts';
import { ReadMore } from './post-card.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';
import type { PostView } from './post-view.ts';

export interface LeadPostCardProps {
  post: PostView;
  /** It says why it comes before newer ones. */
  isFeatured?: boolean;
  /** Its LeadPicture, where the server has rendered it. */
  picture?: ReactNode;
}

/** A list's first post, large, on a band of ink from edge to edge (post-list.css): its image beside its text if there is room. */
export function LeadPostCard({ post, isFeatured = false, picture }: LeadPostCardProps) {
  return (
    <article className="post-lead ink-band group relative grid gap-x-6 gap-y-4 py-6 md:py-10 lg:grid-cols-12">
      {picture ?? <LeadPicture post={post} preview={null} />}
      <div className="flex flex-col lg:col-span-7 lg:row-start-1">
        <h2 dir="auto" className="line-clamp-2 text-h3 md:text-h2">
          {keepTogether(post.title)}
        </h2>
        <p dir="auto" className="mt-3 line-clamp-3 max-w-[30em] text-body text-ink-2 sm:text-lead">
          {post.excerpt}
        </p>
        <div className="mt-auto pt-4">
          <bdi className="block text-small font-medium">{post.authorName}</bdi>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <PostFacts
              date={readPublicationDate(post)}
              minutes={post.reading_minutes}
              isFeatured={isFeatured}
              topic={post.topicName}
            />
            <ReadMore post={post} className="text-body text-petrol underline" />
          </div>
        </div>
      </div>
    </article>
  );
}

interface LeadPictureProps extends Pick<LeadPostCardProps, 'post'> {
  /** As a data address. */
  preview: string | null;
}

/** A slot of its own: a preview is not in an island's props as well. */
export const LeadPicture = ({ post: { image_url: url, image_focus: focus }, preview }: LeadPictureProps) =>
  url && (
    <PostPicture
      url={url}
      focus={focus}
      preview={preview}
      sizes="(min-width: 80rem) 512px, (min-width: 64rem) 39vw, (min-width: 40rem) 94vw, 92vw"
      className="w-full lg:col-span-5 lg:col-start-8"
    />
  );
