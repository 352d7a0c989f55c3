import type { ReactNode } from 'react';
import { formatDate } from '#design/ui/format-date.ts';
import { readPublicationDate } from '#features/posts/post-state.ts';
import { LeadPostCard } from '#features/posts/site/lead-post-card.tsx';
import { ListPages } from '#features/posts/site/list-pages.tsx';
import { PostCard } from '#features/posts/site/post-card.tsx';
import type { PostView } from '#features/posts/site/post-view.ts';
import { frame } from '../parts/section.tsx';
import { BackToBlog } from './back-to-blog.tsx';

interface ArticleListProps {
  heading: string;
  /** Empty: none. */
  lead: string;
  posts: readonly PostView[];
  /** Addresses of the first page and of the next one. */
  newest: string | null;
  older: string | null;
  /** Of the first post's image. */
  preview: string | null;
  /** Who wrote the first post. */
  author?: ReactNode;
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
  const { heading, lead, posts, newest, older, preview, author, figure, more, aside, children } = props;
  // Three in a row, and no row half empty: what is over comes first, and is wider.
  const over = posts.length % 3;
  const first = over === 1 ? posts[0] : undefined;
  const cards = first ? posts.slice(1) : posts;
  const wide = over === 2 ? 2 : 0;
  return (
    <section className={`${frame} pt-4 pb-16 md:pb-26`}>
      <BackToBlog />
      <div
        className={`mt-2 grid gap-x-6 gap-y-6 pb-6 md:pb-10 lg:mt-4 lg:grid-cols-12 ${figure ? 'max-lg:grid-cols-[min(12rem,30%)_minmax(0,1fr)]' : ''}`}
      >
        {figure && <div className="lg:col-span-2">{figure}</div>}
        <div className={figure ? 'lg:col-span-6' : 'lg:col-span-8'}>
          <h1 dir="auto" className="text-h2 wrap-anywhere sm:text-h1">
            {heading}
          </h1>
          {lead && (
            <p dir="auto" className="mt-3 max-w-[30em] text-body wrap-anywhere text-ink-2 sm:text-lead">
              {lead}
            </p>
          )}
          {more}
          <p className="mt-3 text-small text-ink-2 tabular-nums">{describeList(posts, { newest, older })}</p>
          <p className="flex flex-wrap gap-x-6 text-small wrap-anywhere print:hidden [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-petrol [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:text-ink">
            {children}
          </p>
        </div>
        {aside && <div className="max-lg:col-span-full lg:col-span-4">{aside}</div>}
      </div>
      {first && <LeadPostCard post={first} preview={preview} author={author} />}
      {cards.length > 0 && (
        <ul className={`grid gap-x-6 gap-y-10 md:grid-cols-6 ${first ? 'mt-10' : ''}`}>
          {cards.map((post, index) => (
            <li key={post.slug} className={index < wide ? 'md:col-span-3' : 'md:col-span-2'}>
              <PostCard post={post} headingLevel={2} isCompact />
            </li>
          ))}
        </ul>
      )}
      <ListPages newest={newest} older={older} />
    </section>
  );
}

/** How many there are, and of when: "2 articles, from May 7, 2026 to Nov 9, 2026". */
function describeList(
  posts: readonly PostView[],
  { newest, older }: Pick<ArticleListProps, 'newest' | 'older'>,
): string {
  const [last, first] = [posts[0], posts.at(-1)];
  if (!last || !first) return '';
  const [from, to] = [first, last].map((post) => formatDate(readPublicationDate(post), 'UTC'));
  const which = newest
    ? 'Older articles'
    : older
      ? `The newest ${posts.length} articles`
      : `${posts.length} articles`;
  if (posts.length === 1) return newest ? `The oldest article, from ${to}` : `1 article, from ${to}`;
  return `${which}, from ${from} to ${to}`;
}
