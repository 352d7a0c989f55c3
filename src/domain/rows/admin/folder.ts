import { toQuery } from '#paths/paths.ts';

/** A part of a list: `main`, or what was quarantined as spam. */
export type Folder = 'main' | 'spam';

/** The query of a folder and a search; the main folder and an empty search need no parameter. */
export const toFolderQuery = (search: string, folder: Folder = 'main') => ({
  ...(folder === 'spam' && { box: folder }),
  ...(search && { q: search }),
});

/** The folder and the search as the query part of a URL. */
export const toFolderSearch = (search: string, folder?: Folder): string =>
  toQuery(toFolderQuery(search, folder));
