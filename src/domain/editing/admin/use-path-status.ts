import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PathStatus } from '../contract.ts';

interface PathStatusOptions {
  /** The slug as typed; empty: none. */
  slug: string;
  /** The key of these slugs in the browser's cache. */
  name: string;
  load: (slug: string) => Promise<PathStatus>;
}

/** What the address of a slug answers, and whether something new can have it; null while that is not known. */
export function usePathStatus({ slug, name, load }: PathStatusOptions): PathStatus | null {
  const settled = useDebounced(slug, 300);
  const { data } = useQuery({
    queryKey: ['address', name, settled],
    queryFn: () => load(settled),
    enabled: settled !== '',
    staleTime: 0,
  });
  return (settled === slug && data) || null;
}

/** A value that changes as someone types, debounced. */
function useDebounced<Value>(value: Value, debounceMs: number): Value {
  const [debounced, setDebounced] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);

  return debounced;
}
