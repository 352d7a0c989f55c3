import { toQuery } from '#paths/paths.ts';

/** Which part of a list: `main`, or what was quarantined as spam. */
export type Box = 'main' | 'spam';

/** The query of a box and a search; the main box and an empty search need no parameter. */
export const toBoxQuery = (search: string, box: Box = 'main') => ({
  ...(box === 'spam' && { box }),
  ...(search && { q: search }),
});

/** The same as the query part of an address. */
export const toBoxSearch = (search: string, box?: Box): string => toQuery(toBoxQuery(search, box));
