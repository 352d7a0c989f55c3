import { formatLongDate } from '#design/ui/format-date.ts';
import type { Post } from '#features/posts/contract.ts';
import { PostPicture } from '#features/posts/site/post-picture.tsx';
import { BackToBlog } from './back-to-blog.tsx';

/** On phones two device pixels for one of the layout are enough: more only take longer to arrive. */
const sizes = '(min-width: 80rem) 800px, (min-width: 64rem) 64vw, (min-width: 40rem) 94vw, 66vw';

interface ArticleHeadProps {
  post: Post;
  preview: string | null;
  readingMinutes: number;
}

/** An article's head: the way back, the picture, the date in the margin, title and excerpt. */
export function ArticleHead({ post, preview, readingMinutes }: ArticleHeadProps) {
  return (
    <header className="grid gap-x-6 lg:grid-cols-12">
      <div className="lg:col-span-12">
        <BackToBlog />
      </div>
      {post.image_url && (
        <PostPicture
          url={post.image_url}
          preview={preview}
          sizes={sizes}
          className="mt-2 mb-6 [view-transition-name:article-picture] lg:col-span-8 lg:col-start-4"
        />
      )}
      <p className="flex gap-4 self-start border-t border-ink pt-2 text-small text-ink-2 tabular-nums max-lg:mb-4 lg:col-span-3 lg:flex-col lg:gap-1">
        <time dateTime={post.created_at}>{formatLongDate(post.created_at, 'UTC')}</time>
        <span>{readingMinutes} min read</span>
      </p>
      <div className="lg:col-span-9">
        <h1 className="max-w-[18.5em] text-h2 wrap-anywhere sm:text-h1">{post.title}</h1>
        <p className="mt-4 max-w-[30em] text-lead wrap-anywhere text-ink-2">{post.excerpt}</p>
      </div>
    </header>
  );
}
