import { imageSourceSet } from '#design/ui/image-source-set.ts';
import type { Post } from '#features/posts/contract.ts';
import { formatLongDate } from '#features/posts/ui/long-date.ts';
import { BackToBlog } from './back-to-blog.tsx';

/** On phones two device pixels for one of the layout are enough: more only take longer to arrive. */
const sizes = '(min-width: 80rem) 800px, (min-width: 64rem) 64vw, (min-width: 40rem) 94vw, 66vw';

/** An article's head: the way back, the picture, the date in the margin, title and excerpt. */
export function ArticleHead({ post, readingMinutes }: { post: Post; readingMinutes: number }) {
  return (
    <header className="grid gap-x-6 lg:grid-cols-12">
      <div className="lg:col-span-12">
        <BackToBlog />
      </div>
      {post.image_url && (
        <img
          src={post.image_url}
          srcSet={imageSourceSet(post.image_url)}
          sizes={sizes}
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          data-article-picture
          className="mt-2 mb-6 aspect-video w-full border border-hairline bg-sunk object-cover lg:col-span-8 lg:col-start-4"
        />
      )}
      <p className="flex gap-4 self-start border-t border-ink pt-2 text-small text-ink-2 tabular-nums max-lg:mb-4 lg:col-span-3 lg:flex-col lg:gap-1">
        <time dateTime={post.created_at}>{formatLongDate(post.created_at, 'UTC')}</time>
        <span>{readingMinutes} min read</span>
      </p>
      <div className="lg:col-span-9">
        <h1 className="max-w-[28ch] text-h2 wrap-anywhere sm:text-h1">{post.title}</h1>
        <p className="mt-4 max-w-[52ch] text-lead wrap-anywhere text-ink-2">{post.excerpt}</p>
      </div>
    </header>
  );
}
