import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ListState } from '#design/ui/list-state.ts';
import type { Page } from './request.ts';

export type ListData<Row> = InfiniteData<Page<Row>, string | null>;

interface ListOptions<Row> {
  key: string;
  loadPage: (next: string | null) => Promise<Page<Row>>;
  /** What a notice says when loading fails; null to log it only. */
  failure: string | null;
}

/** A list of the API, page after page. */
export function useList<Row>({ key, loadPage, failure }: ListOptions<Row>): ListState<Row> {
  const query = useInfiniteQuery({
    queryKey: [key],
    queryFn: ({ pageParam }) => loadPage(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
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
