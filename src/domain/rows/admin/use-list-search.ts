import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { toFolderSearch, type Folder } from './folder.ts';
import type { ListSearch } from './list-search.tsx';

/** How long to wait after typing before the list is requested. */
const debounceMs = 300;

/**
 * A list's search: what is typed, what the list was searched for, which is in the address as `?q=`, and the
 * current folder, which is there as `?box=`.
 */
export function useListSearch(): ListSearch & { folder: Folder } {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { settled, folder } = readQuery(search);
  const [typed, setTyped] = useState(settled);
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === settled) return undefined;
    const timer = setTimeout(
      () => navigate(path + keepOthers(search, toFolderSearch(wanted, folder)), { replace: true }),
      debounceMs,
    );
    return () => clearTimeout(timer);
  }, [wanted, settled, folder, path, search, navigate]);

  return { typed, settled, folder, onType: setTyped };
}

function readQuery(search: string): { settled: string; folder: Folder } {
  const query = new URLSearchParams(search);
  return {
    settled: query.get('q')?.trim().slice(0, 200) ?? '',
    folder: query.get('box') === 'spam' ? 'spam' : 'main',
  };
}

/** A list's other filters stay in its address. */
function keepOthers(before: string, after: string): string {
  const query = new URLSearchParams(after);
  for (const [name, value] of new URLSearchParams(before))
    if (name !== 'q' && name !== 'box') query.append(name, value);
  return query.size > 0 ? `?${query.toString()}` : '';
}
