import { useLocation, useSearch } from 'wouter';
import { toFolderSearch, type Folder } from './folder.ts';
import type { ListSearch } from './list-search.tsx';
import { useSearchField } from './use-search-field.ts';

/**
 * A list's search: what is typed, what the list was searched for, which is in the address as `?q=`, and the
 * current folder, which is there as `?box=`.
 */
export function useListSearch(): ListSearch & { folder: Folder } {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { settled, folder } = readQuery(search);
  const field = useSearchField(settled, (wanted) =>
    navigate(path + keepOthers(search, toFolderSearch(wanted, folder)), { replace: true }),
  );
  return { ...field, folder };
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
