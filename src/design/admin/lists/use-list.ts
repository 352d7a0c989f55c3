import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { Page } from '../../api/page.ts';
import type { Box } from './box.ts';
import type { ListState } from './list-state.ts';

export type ListData<Row> = InfiniteData<Page<Row>, string | null>;

interface ListOptions<Row> {
  key: string;
  /** What the list is searched for; everything when empty. */
  search?: string;
  box?: Box;
  loadPage: (next: string | null) => Promise<Page<Row>>;
  /** What a toast says when loading fails; null to log it only. */
  failure: string | null;
}

/** A list of the API, page after page. */
export function useList<Row>(options: ListOptions<Row>): ListState<Row> {
  const { key, search = '', box = 'main', loadPage, failure } = options;
  const query = useInfiniteQuery({
    queryKey: [key, box, search],
    queryFn: ({ pageParam }) => loadPage(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // A search begins from the rows that are there, those of the same box.
    placeholderData: (rows, before) => (before?.queryKey[1] === box ? rows : undefined),
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
