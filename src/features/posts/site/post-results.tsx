import type { ReactNode } from 'react';
import { emptyFrame } from '#design/ui/empty-state.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { paths } from '#paths/paths.ts';
import { PostGrid } from './post-grid.tsx';
import type { PostView } from './post-view.ts';

interface PostResultsProps {
  posts: PostView[];
  query: string;
  /** False while the server is still being asked. */
  isSettled: boolean;
  /** The first of them is the newest there is. */
  isNewest: boolean;
  /** Takes the place of the newest at the top. */
  featured: PostView | null;
  /** The image at the top. */
  picture: ReactNode;
}

/** The cards, or why there are none (SPEC section 2, "Blog list"). */
export function PostResults(props: PostResultsProps) {
  const { posts, query, isSettled, isNewest, featured, picture } = props;
  const isSearching = query !== '';
  const isEmpty = isSettled && posts.length === 0;
  const lead = isNewest && !isSearching ? (featured ?? posts[0]) : undefined;
  const cards = posts.filter(({ slug }) => slug !== lead?.slug);
  return (
    <>
      {/* One status for both: what is announced was there before its text. */}
      <div className={isEmpty ? emptyFrame : undefined}>
        <p
          role="status"
          className={`text-ink-2 ${isEmpty ? 'text-body' : 'mb-4 min-h-5 font-mono text-fine empty:mb-0 empty:min-h-0'}`}
        >
          {isEmpty ? describeEmpty(isSearching) : isSearching && isSettled && describeCount(posts.length)}
        </p>
        {isEmpty && isSearching && <WaysOn query={query} />}
      </div>
      {posts.length === 0 && !isSettled && <SpinnerBlock label="Searching" />}
      {posts.length > 0 && (
        <PostGrid posts={cards} lead={lead && { post: lead, isFeatured: featured !== null, picture }} />
      )}
    </>
  );
}

const describeCount = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`;

const describeEmpty = (isSearching: boolean): string =>
  isSearching ? 'No blogs found matching your search.' : 'No published blogs yet. Check back soon!';

/** Where to go from a search in vain. */
const WaysOn = ({ query }: { query: string }) => (
  <p className="flex flex-wrap gap-x-6">
    <a href={paths.blog()} className={`inline-flex min-h-11 items-center ${linkClass}`}>
      All articles
    </a>
    <a href={paths.search({ q: query })} className={`inline-flex min-h-11 items-center ${linkClass}`}>
      Search the whole site
    </a>
  </p>
);
