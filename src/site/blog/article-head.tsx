import type { Person } from '#content/people.schema.ts';
import { formatLongDate } from '#design/ui/format-date.ts';
import type { Post } from '#features/posts/contract.ts';
import { PostPicture } from '#features/posts/site/post-picture.tsx';
import { BackToBlog } from './back-to-blog.tsx';

/** On phones two device pixels per layout pixel are enough: more only take longer to load. */
const sizes = '(min-width: 80rem) 800px, (min-width: 64rem) 64vw, (min-width: 40rem) 94vw, 66vw';

interface ArticleHeadProps {
  post: Post;
  /** Null: the site itself. */
  author: Person | null;
  preview: string | null;
  readingMinutes: number;
}

/** An article's head: the link back, the image, date and author in the margin, title and excerpt. */
export function ArticleHead({ post, author, preview, readingMinutes }: ArticleHeadProps) {
  return (
    <header className="grid gap-x-6 lg:grid-cols-12">
      <div className="lg:col-span-12">
        <BackToBlog />
      </div>
      {post.image_url && (
        <PostPicture
          url={post.image_url}
          alt={post.image_alt}
          preview={preview}
          sizes={sizes}
          className="mt-2 mb-6 [view-transition-name:article-picture] lg:col-span-8 lg:col-start-4"
        />
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 self-start border-t border-ink pt-2 text-small text-ink-2 tabular-nums max-lg:mb-4 lg:col-span-3 lg:flex-col">
        <time dateTime={post.created_at}>{formatLongDate(post.created_at, 'UTC')}</time>
        <span>{readingMinutes} min read</span>
        {author && <Byline author={author} />}
      </p>
      <div className="lg:col-span-9">
        <h1 dir="auto" className="max-w-[18.5em] text-h2 wrap-anywhere sm:text-h1">
          {post.title}
        </h1>
        <p dir="auto" className="mt-4 max-w-[30em] text-lead wrap-anywhere text-ink-2">
          {post.excerpt}
        </p>
      </div>
    </header>
  );
}

function Byline({ author: { name, role, links } }: { author: Person }) {
  const [link] = links;
  return (
    <span className="wrap-anywhere lg:mt-2">
      By{' '}
      {link ? (
        <a
          href={link.href}
          rel="author"
          className="font-medium text-petrol underline underline-offset-4 hover:text-ink"
        >
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi className="font-medium text-ink">{name}</bdi>
      )}
      <span className="lg:block">
        <span className="lg:hidden">, </span>
        {role}
      </span>
    </span>
  );
}
