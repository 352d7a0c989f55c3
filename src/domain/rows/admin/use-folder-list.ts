import type { Page } from '#design/api/page.ts';
import type { Folder } from './folder.ts';
import type { ListSearch } from './list-search.tsx';
import type { ListState } from './list-state.ts';
import { useList } from './use-list.ts';
import { useListSearch } from './use-list-search.ts';

interface FolderListOptions<Row> {
  key: string;
  /** A further restriction of the main folder. */
  filter?: string;
  loadPage: (next: string | null, search: string, folder: Folder) => Promise<Page<Row>>;
  /** The toast when loading fails. */
  failure: string;
}

/** A list with a spam folder: the current folder and search. */
export interface FolderList<Row> {
  search: ListSearch & { folder: Folder };
  rows: ListState<Row>;
  spam: ListState<Row>;
}

/** A list with a spam folder; the address holds the current folder and search. */
export function useFolderList<Row>({
  key,
  filter = '',
  loadPage,
  failure,
}: FolderListOptions<Row>): FolderList<Row> {
  const search = useListSearch();
  const describeFolder = (folder: Folder, text: string) => ({
    key,
    folder,
    search: text,
    filter: folder === 'main' ? filter : '',
    loadPage: (next: string | null) => loadPage(next, text, folder),
    failure,
  });
  return {
    search,
    rows: useList<Row>(describeFolder(search.folder, search.settled)),
    spam: useList<Row>(describeFolder('spam', '')),
  };
}
