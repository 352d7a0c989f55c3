import { useEffect } from 'react';
import { noteUnmet } from '#design/forms/note-unmet.ts';

/** How long typing rests before a search counts as what was meant. */
const meantMs = 2000;

/** Says what was searched for in vain. @param query empty: nothing was */
export function useUnmetSearch(query: string): void {
  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => noteUnmet('search', query), meantMs);
    return () => clearTimeout(timer);
  }, [query]);
}
