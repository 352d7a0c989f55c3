import type { ReactNode } from 'react';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { Button } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import type { ListState } from './list-state.ts';

interface ListViewProps<Row> {
  list: ListState<Row>;
  /** The word for the rows, for the spinner: "Loading messages". */
  name: string;
  emptyText: string;
  /** An action where it is empty. */
  emptyAction?: ReactNode;
  failedText: string;
  /** The height of a row, while the rows are loading. */
  rowClass?: string | undefined;
  children: (rows: Row[]) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, and with rows and perhaps more to load. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { list, name, emptyText, emptyAction, failedText, rowClass, children } = props;
  if (list.status === 'loading') return <ListSkeleton name={name} rowClass={rowClass} />;
  if (list.status === 'failed') {
    return <LoadFailure text={failedText} onRetry={list.retry} />;
  }
  if (list.rows.length === 0) return <EmptyState text={emptyText}>{emptyAction}</EmptyState>;
  return (
    <>
      {children(list.rows)}
      {list.hasMore && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" busy={list.isLoadingMore} onClick={list.loadMore}>
            {list.isLoadingMore ? 'Loading...' : 'Load more'}
          </Button>
        </div>
      )}
    </>
  );
}

interface ListSkeletonProps {
  /** The word for the rows: "messages". */
  name: string;
  rowClass?: string | undefined;
}

/** The place of a list's rows while they are loading. */
export const ListSkeleton = ({ name, rowClass = 'h-16' }: ListSkeletonProps) => (
  <div role="status">
    <span className="sr-only">Loading {name}</span>
    {skeletonWidths.map((width) => (
      <div
        key={width}
        className={`flex items-center border-b border-hairline motion-safe:animate-pulse ${rowClass}`}
      >
        <span className={`h-3 bg-sunk ${width}`} />
      </div>
    ))}
  </div>
);

/** Uneven, as texts are. */
const skeletonWidths = ['w-2/5', 'w-1/2', 'w-1/3', 'w-3/5', 'w-1/4', 'w-2/3'];
