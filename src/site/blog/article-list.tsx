import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import { LeadPicture } from '#features/posts/site/lead-post-card.tsx';
import { ListPages } from '#features/posts/site/list-pages.tsx';
import { PostGrid } from '#features/posts/site/post-grid.tsx';
import type { PostView } from '#features/posts/site/post-view.ts';
import { frame } from '../parts/section.tsx';
import { BackToBlog } from './back-to-blog.tsx';

interface ArticleListProps extends Pick<SiteContent, 'site'> {
  heading: string;
  /** Empty: how many there are, and by whom. */
  lead: string;
  posts: readonly PostView[];
  /** Addresses of the first page and of the next one. */
  newest: string | null;
  older: string | null;
  /** Of the first post's image. */
  preview: string | null;
  /** Before the heading. */
  figure?: ReactNode;
  /** Below the lead. */
  more?: ReactNode;
  /** Across from the heading. */
  aside?: ReactNode;
  /** Links below the count. */
  children?: ReactNode;
}

/** Articles that have a tag or an author in common. */
export function ArticleList(props: ArticleListProps) {
  const { site, heading, lead: words, posts, newest, older, preview, figure, more, aside, children } = props;
  const [first, ...others] = posts;
  const lead = first && { post: first, picture: <LeadPicture post={first} preview={preview} /> };
  const summary = describeList(posts, { newest, older });
  return (
    <section className={`${frame} pt-4 pb-16 md:pb-26`}>
      <BackToBlog site={site} />
      <div
        className={`mt-2 grid gap-x-6 gap-y-3 pb-6 md:pb-10 lg:mt-4 lg:grid-cols-12 ${figure ? 'max-lg:grid-cols-[min(12rem,30%)_minmax(0,1fr)] sm:grid-rows-[auto_1fr]' : ''}`}
      >
        {figure && <div className="sm:row-span-2 lg:col-span-2">{figure}</div>}
        <div className={figure ? 'lg:col-span-6' : 'lg:col-span-8'}>
          <h1 dir="auto" className="text-h2 wrap-anywhere sm:text-h1">
            {heading}
          </h1>
          <p dir="auto" className="mt-3 max-w-[30em] text-body wrap-anywhere text-ink-2 sm:text-lead">
            {words || summary}
          </p>
        </div>
        <div className={figure ? 'max-sm:col-span-full lg:col-span-6' : 'lg:col-span-8'}>
          {more}
          {words && <p className="mt-3 text-small text-ink-2 tabular-nums">{summary}</p>}
          <p className="flex flex-wrap gap-x-6 text-small wrap-anywhere print:hidden [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-petrol [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:text-ink">
            {children}
          </p>
        </div>
        {aside && (
          <div className="max-lg:col-span-full max-lg:mt-3 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">
            {aside}
          </div>
        )}
      </div>
      {lead && <PostGrid posts={others} lead={lead} />}
      <ListPages newest={newest} older={older} />
    </section>
  );
}

/** How many there are, and by whom: "2 articles by Ines Varga". */
function describeList(
  posts: readonly PostView[],
  { newest, older }: Pick<ArticleListProps, 'newest' | 'older'>,
): string {
  const { length } = posts;
  const which = newest ? `${length} older` : older ? `The newest ${length}` : String(length);
  return `${which} ${length === 1 ? 'article' : 'articles'}${describeAuthors(posts)}`;
}

/** Nothing where one has no author, or where they are many. */
function describeAuthors(posts: readonly PostView[]): string {
  const names = [...new Set(posts.map(({ authorName }) => authorName))].filter((name) => name !== undefined);
  if (names.length === 0 || names.length > 3 || posts.some(({ authorName }) => !authorName)) return '';
  return ` by ${new Intl.ListFormat('en-US').format(names)}`;
}
