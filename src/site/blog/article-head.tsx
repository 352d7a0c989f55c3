import type { Person } from '#content/people.schema.ts';
import { formatLongDate } from '#design/ui/format-date.ts';
import type { Post } from '#features/posts/contract.ts';
import { readLastChange, readPublicationDate } from '#features/posts/post-state.ts';
import type { NamedTag } from '#features/posts/server/tags.store.ts';
import { PostPicture } from '#features/posts/site/post-picture.tsx';
import { paths } from '#paths/paths.ts';
import { BackToBlog } from './back-to-blog.tsx';

/** On phones two device pixels per layout pixel are enough: more only take longer to load. */
const sizes = '(min-width: 80rem) 800px, (min-width: 64rem) 64vw, (min-width: 40rem) 94vw, 66vw';

interface ArticleHeadProps {
  post: Post;
  /** Null: the site itself. */
  author: Person | null;
  preview: string | null;
  readingMinutes: number;
  tags: readonly NamedTag[];
}

/** An article's head: the link back, the image, date and author in the margin, title and excerpt. */
export function ArticleHead({ post, author, preview, readingMinutes, tags }: ArticleHeadProps) {
  const [date, changed] = [readPublicationDate(post), readLastChange(post)];
  const isUpdated = changed.slice(0, 10) > date.slice(0, 10);
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
        <time dateTime={date}>{formatLongDate(date, 'UTC')}</time>
        {isUpdated && (
          <span>
            Updated on <time dateTime={changed}>{formatLongDate(changed, 'UTC')}</time>
          </span>
        )}
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
        {tags.length > 0 && (
          <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-x-4 text-small print:hidden">
            {tags.map(({ slug, name }) => (
              <li key={slug}>
                <a
                  href={paths.tag(slug)}
                  className="inline-flex min-h-11 items-center text-petrol underline underline-offset-4 hover:text-ink"
                >
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

function Byline({ author: { slug, name, role } }: { author: Person }) {
  return (
    <span className="wrap-anywhere lg:mt-2">
      By{' '}
      <a
        href={paths.author(slug)}
        rel="author"
        className="font-medium text-petrol underline underline-offset-4 hover:text-ink"
      >
        <bdi>{name}</bdi>
      </a>
      <span className="lg:block">
        <span className="lg:hidden">, </span>
        {role}
      </span>
    </span>
  );
}
