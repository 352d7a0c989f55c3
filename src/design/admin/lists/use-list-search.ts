import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { toBoxSearch, type Box } from './box.ts';
import type { ListSearch } from './list-search.tsx';

/** How long typing must rest before the list is asked for. */
const debounceMs = 300;

/**
 * A list's search: what is typed, and what the list is asked for, which stands in the address as `?q=`,
 * and the box that is looked at, which stands there as `?box=`.
 */
export function useListSearch(): ListSearch & { box: Box } {
  const [path, navigate] = useLocation();
  const { settled, box } = readQuery(useSearch());
  const [typed, setTyped] = useState(settled);
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === settled) return undefined;
    const timer = setTimeout(() => navigate(path + toBoxSearch(wanted, box), { replace: true }), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, settled, box, path, navigate]);

  return { typed, settled, box, onType: setTyped };
}

function readQuery(search: string): { settled: string; box: Box } {
  const query = new URLSearchParams(search);
  return {
    settled: query.get('q')?.trim().slice(0, 200) ?? '',
    box: query.get('box') === 'spam' ? 'spam' : 'main',
  };
}
