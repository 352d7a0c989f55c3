/** A list as a screen receives it, wherever it comes from. */
export interface ListState<Row> {
  rows: Row[];
  status: 'loading' | 'ready' | 'failed';
  /** There are more rows than these. */
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
}
