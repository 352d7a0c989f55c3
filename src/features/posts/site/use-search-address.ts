import { useEffect, useState } from 'react';
import { restMs } from './use-found-posts.ts';

/**
 * Keeps the search in the address, so that Back, a reload and a shared link show it again.
 * @param query null while the page shows what its own address says
 */
export function useSearchAddress(query: string | null): void {
  const [own] = useState(() => (typeof location === 'undefined' ? '' : location.search));
  const search = query === null ? own : toSearch({ q: query });

  useEffect(() => {
    if (location.search === search) return undefined;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', location.pathname + search + location.hash);
    }, restMs);
    return () => clearTimeout(timer);
  }, [search]);
}

/** The list's query part; without what is empty. */
export function toSearch(parts: { q?: string; cursor?: string | null }): string {
  const given = Object.entries(parts).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}
