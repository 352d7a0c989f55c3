import type { Page } from '../../api/page.ts';
import type { Box } from './box.ts';
import type { ListSearch } from './list-search.tsx';
import type { ListState } from './list-state.ts';
import { useList } from './use-list.ts';
import { useListSearch } from './use-list-search.ts';

interface BoxedListOptions<Row> {
  key: string;
  loadPage: (next: string | null, search: string, box: Box) => Promise<Page<Row>>;
  /** The toast when loading fails. */
  failure: string;
}

/** A list with a spam box: what is looked at, and for what it is searched. */
export interface BoxedList<Row> {
  search: ListSearch & { box: Box };
  rows: ListState<Row>;
  spam: ListState<Row>;
}

/** A list with a spam box; the address says which box is looked at and what it is searched for. */
export function useBoxedList<Row>({ key, loadPage, failure }: BoxedListOptions<Row>): BoxedList<Row> {
  const search = useListSearch();
  const describeBox = (box: Box, text: string) => ({
    key,
    box,
    search: text,
    loadPage: (next: string | null) => loadPage(next, text, box),
    failure,
  });
  return {
    search,
    rows: useList<Row>(describeBox(search.box, search.settled)),
    spam: useList<Row>(describeBox('spam', '')),
  };
}
