import type { SiteContent } from '#content/collections.ts';
import type { Person } from '#content/people.schema.ts';
import { formatLongDate } from '#design/ui/format-date.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import type { Post } from '#features/posts/contract.ts';
import { readPublicationDate, readRevision } from '#features/posts/post-state.ts';
import type { NamedTag } from '#features/posts/server/tags.store.ts';
import { PostPicture } from '#features/posts/site/post-picture.tsx';
import { paths } from '#paths/paths.ts';
import { Face } from '../people/signed-portrait.tsx';
import { BackToBlog } from './back-to-blog.tsx';

/** On phones two device pixels per layout pixel are enough: more only take longer to load. */
const sizes = '(min-width: 80rem) 499px, (min-width: 64rem) 39vw, (min-width: 40rem) 568px, 66vw';

interface ArticleHeadProps extends Pick<SiteContent, 'site'> {
  post: Post;
  /** Null: the site itself. */
  author: Person | null;
  preview: string | null;
  readingMinutes: number;
  tags: readonly NamedTag[];
}

/** An article's head: title and excerpt beside the picture, and below them the title block of a drawing. */
export function ArticleHead({ site, post, author, preview, readingMinutes, tags }: ArticleHeadProps) {
  return (
    <header className="article-head">
      <BackToBlog site={site} />
      <div className="head-grid mt-2 grid items-start gap-x-6 lg:mt-4 lg:grid-cols-12">
        <div dir="auto" className={post.image_url ? 'lg:col-span-7' : 'article-words lg:col-span-12'}>
          <h1 className="text-h2 wrap-anywhere max-sm:text-[min(2rem,12vw)] sm:text-h1">
            {keepTogether(post.title)}
          </h1>
          <p dir="auto" className="mt-4 max-w-[30em] text-lead wrap-anywhere text-ink-2">
            {post.excerpt}
          </p>
        </div>
        {post.image_url && (
          <PostPicture
            url={post.image_url}
            focus={post.image_focus}
            alt={post.image_alt}
            {...(preview && { preview })}
            sizes={sizes}
            className="article-picture mt-4 [view-transition-name:article-picture] lg:mt-2"
          />
        )}
        <TitleBlock post={post} author={author} readingMinutes={readingMinutes} tags={tags} />
      </div>
    </header>
  );
}

function Tags({ tags }: { tags: readonly NamedTag[] }) {
  return (
    <ul aria-label="Tags" className="scroll-row gap-x-6 print:hidden">
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <a
            href={paths.tag(slug)}
            className="inline-flex min-h-11 min-w-6 items-center font-medium text-petrol underline-offset-4 hover:text-ink hover:underline"
          >
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Who answers for the article, when it was written, and its topics: at the foot of the picture beside it, or on the columns of the page. */
function TitleBlock({ post, author, readingMinutes, tags }: Omit<ArticleHeadProps, 'site' | 'preview'>) {
  const [date, revised] = [readPublicationDate(post), readRevision(post)];
  return (
    <div className="byline mt-6 grid items-center gap-x-4 gap-y-1 text-small">
      {author && (
        <>
          <Face person={author} />
          <p className="min-w-0 wrap-anywhere">
            <a
              href={paths.author(author.slug)}
              rel="author"
              className="inline-flex min-h-6 items-center font-medium text-petrol underline underline-offset-4 hover:text-ink"
            >
              <bdi>{author.name}</bdi>
            </a>
            <span className="block text-ink-2 max-sm:hidden">{author.role}</span>
          </p>
        </>
      )}
      <p className="flex flex-wrap gap-x-2 tabular-nums lg:block">
        <time dateTime={date}>{formatLongDate(date, 'UTC')}</time>
        {revised && (
          <span className="text-ink-2 lg:block">
            Updated on <time dateTime={revised}>{formatLongDate(revised, 'UTC')}</time>
          </span>
        )}
        <span className="block text-ink-2">{readingMinutes} min read</span>
      </p>
      {tags.length > 0 && <Tags tags={tags} />}
    </div>
  );
}
