import { useEffect, useState } from 'react';
import { toQuery } from '#paths/paths.ts';
import { debounceMs } from './use-post-search.ts';

/**
 * Keeps the search in the address, so that Back, a reload and a shared link show it again.
 * @param query null while the page shows what its own address says
 */
export function useSearchUrl(query: string | null): void {
  const [own] = useState(() => (typeof location === 'undefined' ? '' : location.search));
  const search = query === null ? own : toQuery({ q: query });

  useEffect(() => {
    if (location.search === search) return undefined;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', location.pathname + search + location.hash);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [search]);
}
