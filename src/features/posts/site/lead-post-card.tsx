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
  /** Its LeadPicture, where the server has rendered it. */
  picture?: ReactNode;
}

/** A list's first post, large: its text on a sheet beside the image if there is room. */
export function LeadPostCard({ post, isFeatured = false, picture }: LeadPostCardProps) {
  return (
    <article className="lead-post group relative grid border border-hairline bg-sheet lg:grid-cols-[7fr_6fr]">
      {picture ?? <LeadPicture post={post} preview={null} />}
      <div className="flex flex-col px-4 pt-4 pb-2 md:px-6 md:pt-6 md:pb-4">
        <PostFacts
          date={readPublicationDate(post)}
          minutes={post.reading_minutes}
          isFeatured={isFeatured}
          topic={post.topicName}
          author={post.authorName}
        />
        {/* SPEC section 2, "Blog list", has two lines, where it is not a phone; other lists show the whole title. */}
        <h2 dir="auto" className="mt-2 text-h3 lg:mt-6 xl:text-h2">
          {keepTogether(post.title)}
        </h2>
        <p
          dir="auto"
          className="mt-3 mb-1 line-clamp-3 max-w-[30em] text-small text-ink-2 sm:text-body xl:text-lead"
        >
          {post.excerpt}
        </p>
        <a
          href={paths.article(post.slug)}
          className="mt-auto inline-flex min-h-11 items-center self-start text-small font-medium text-petrol underline underline-offset-4 group-hover:text-ink after:absolute after:inset-0"
        >
          Read Full Article
          <span className="sr-only">: {post.title}</span>
        </a>
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
      sizes="(min-width: 80rem) 664px, (min-width: 64rem) 55vw, (min-width: 40rem) 94vw, 92vw"
      className="w-full self-stretch border-0"
    />
  );
