import type { ReactNode } from 'react';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { Button } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import type { ListState } from './list-state.ts';
import { SpinnerBlock } from '#design/ui/spinner.tsx';

interface ListViewProps<Row> {
  list: ListState<Row>;
  /** What is listed, for the spinner: "Loading messages". */
  name: string;
  emptyText: string;
  failedText: string;
  children: (rows: Row[]) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, and with rows and perhaps more to load. */
export function ListView<Row>({ list, name, emptyText, failedText, children }: ListViewProps<Row>) {
  if (list.status === 'loading') return <SpinnerBlock label={`Loading ${name}`} />;
  if (list.status === 'failed') {
    return <LoadFailure text={failedText} onRetry={list.retry} />;
  }
  if (list.rows.length === 0) return <EmptyState text={emptyText} />;
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
