import { useEffect } from 'react';
import { noteUnmet } from '#domain/forms/site/note-unmet.ts';

/** How long to wait after typing before a search counts as intended. */
const meantMs = 2000;

/** Reports a search without results. @param query empty: there was none */
export function useUnmetSearch(query: string): void {
  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => noteUnmet('search', query), meantMs);
    return () => clearTimeout(timer);
  }, [query]);
}
