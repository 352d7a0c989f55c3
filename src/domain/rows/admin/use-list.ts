import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { Page } from '#design/api/page.ts';
import type { Folder } from './folder.ts';
import type { ListState } from './list-state.ts';

export type ListData<Row> = InfiniteData<Page<Row>, string | null>;

interface ListOptions<Row> {
  key: string;
  /** The text that the list is searched for; empty: all rows. */
  search?: string;
  folder?: Folder;
  /** A further restriction. */
  filter?: string;
  loadPage: (next: string | null) => Promise<Page<Row>>;
  /** The toast's text when loading fails; null to log it only. */
  failure: string | null;
}

/** A list of the API, page after page. */
export function useList<Row>(options: ListOptions<Row>): ListState<Row> {
  const { key, search = '', folder = 'main', filter = '', loadPage, failure } = options;
  const query = useInfiniteQuery({
    queryKey: [key, folder, search, filter],
    queryFn: ({ pageParam }) => loadPage(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // A search begins with the rows already shown, if they are from the same folder.
    placeholderData: (rows, before) => (before?.queryKey[1] === folder ? rows : undefined),
    meta: { failure },
  });
  return {
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    status: query.isPending ? 'loading' : query.data ? 'ready' : 'failed',
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
