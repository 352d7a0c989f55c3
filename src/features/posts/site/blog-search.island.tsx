import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { buttonClass } from '#design/ui/button.tsx';
import { SearchField } from '#design/ui/search-field.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { noteUnmet } from '#domain/forms/site/note-unmet.ts';
import { paths, toQuery } from '#paths/paths.ts';
import { ListPages } from './list-pages.tsx';
import { PostResults } from './post-results.tsx';
import type { KnownNames, PostView } from './post-view.ts';
import { debounceMs, usePostSearch } from './use-post-search.ts';

interface BlogSearchProps {
  /** The posts that the server rendered; null if it could not read them. */
  posts: PostView[] | null;
  /** The search that produced them. */
  query: string;
  /** False if more are published than are on this page: then the server is asked too. */
  isComplete: boolean;
  /** What the posts that the server finds are named with. */
  names?: KnownNames | undefined;
  /** Addresses of the list's neighboring pages. */
  older: string | null;
  newest: string | null;
  /** Comes first, if it is not the newest; null: the newest does. */
  featured: PostView | null;
  /** The first post's image. */
  picture?: ReactNode;
}

/**
 * The list of articles and the field that searches it. Without JavaScript, a form that the server answers.
 */
export function BlogSearch({ posts, query: rendered, isComplete, names, ...list }: BlogSearchProps) {
  const { older, newest, featured, picture } = list;
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(rendered);
  const isRendered = query === rendered;
  const found = usePostSearch({ posts, rendered, query, isComplete, names });
  useSearchUrl(isRendered ? null : query);
  const isInVain = !isRendered && found.isSettled && found.posts?.length === 0;
  useUnmetSearch(isInVain ? query : '');

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setQuery(input.current?.value.trim() ?? '');
  }

  return (
    <>
      <form
        method="get"
        action={paths.blog()}
        role="search"
        onSubmit={search}
        className="lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:not-native:pr-46 print:hidden"
      >
        <SearchField
          ref={input}
          id="blog-search"
          label="Search articles"
          placeholder="Search articles..."
          defaultValue={rendered}
          onInput={(event) => setQuery(event.currentTarget.value.trim())}
        >
          <span className="hidden native:contents">
            <button type="submit" className={buttonClass('primary')}>
              Search
            </button>
          </span>
        </SearchField>
      </form>
      <div className="lg:col-span-12 lg:mt-4">
        {found.posts ? (
          <PostResults
            posts={found.posts}
            query={query}
            isSettled={found.isSettled}
            isNewest={!newest}
            featured={featured}
            picture={picture}
          />
        ) : (
          <Waiting />
        )}
        {isRendered && posts ? (
          <ListPages older={older} newest={newest} />
        ) : (
          <ListPages older={found.next && paths.blog({ q: query, cursor: found.next })} newest={null} />
        )}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <div className="native:hidden">
        <SpinnerBlock label="Loading articles" />
      </div>
      <p className="hidden native:block">
        The articles cannot be read at the moment. Please load this page again in a minute.
      </p>
    </>
  );
}

/**
 * Keeps the search in the address, so that Back, a reload and a shared link show it again.
 * @param query null while the page shows what its own address says
 */
function useSearchUrl(query: string | null): void {
  const [own] = useState(() => (typeof location === 'undefined' ? '' : location.search));
  const search = query === null ? own : toQuery({ q: query });

  useEffect(() => {
    if (location.search === search) return undefined;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', location.pathname + search + location.hash);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [search]);
}

/** How long to wait after typing before a search counts as intended. */
const meantMs = 2000;

/** Reports a search without results. @param query empty: there was none */
function useUnmetSearch(query: string): void {
  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => noteUnmet('search', query), meantMs);
    return () => clearTimeout(timer);
  }, [query]);
}
