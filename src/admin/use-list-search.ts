import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ListSearch } from '#design/ui/list-search.tsx';

/** How long typing must rest before the list is asked for. */
const restMs = 300;

/** A list's search: what is typed, and what the list is asked for, which stands in the address as `?q=`. */
export function useListSearch(): ListSearch {
  const [path, navigate] = useLocation();
  const settled = readQuery(useSearch());
  const [typed, setTyped] = useState(settled);
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === settled) return undefined;
    const timer = setTimeout(() => navigate(path + toSearch(wanted), { replace: true }), restMs);
    return () => clearTimeout(timer);
  }, [wanted, settled, path, navigate]);

  return { typed, settled, onType: setTyped };
}

const readQuery = (search: string) => new URLSearchParams(search).get('q')?.trim().slice(0, 200) ?? '';

/** The query part of an address; nothing for an empty search. */
export const toSearch = (query: string): string =>
  query && `?${new URLSearchParams({ q: query }).toString()}`;
