import type { ReactNode } from 'react';
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
  /** Beside the heading. */
  figure?: ReactNode;
  /** Links below the lead. */
  children?: ReactNode;
}

/** Articles that have a tag or an author in common. */
export function ArticleList({ heading, lead, posts, newest, older, figure, children }: ArticleListProps) {
  return (
    <section className={`${frame} pt-4 pb-16 md:pb-26`}>
      <BackToBlog />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-6 border-b border-hairline pb-6 lg:mt-4">
        <div className="min-w-0">
          <h1 dir="auto" className="text-h2 wrap-anywhere sm:text-h1">
            {heading}
          </h1>
          {lead && (
            <p dir="auto" className="mt-4 max-w-[30em] text-lead wrap-anywhere text-ink-2">
              {lead}
            </p>
          )}
          <p className="mt-2 flex flex-wrap gap-x-6 text-small print:hidden [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-petrol [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:text-ink">
            {children}
          </p>
        </div>
        {figure}
      </div>
      <ul className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} headingLevel={2} isCompact />
          </li>
        ))}
      </ul>
      <ListPages newest={newest} older={older} />
    </section>
  );
}
