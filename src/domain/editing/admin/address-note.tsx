import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PathStatus } from '../contract.ts';

interface AddressNoteProps {
  /** The word for the edited thing, such as "page". */
  noun: string;
  /** It gets the address as soon as it is saved. */
  isPublished: boolean;
  /** The slug as typed; empty: none. */
  slug: string;
  /** The key of these slugs in the browser's cache. */
  name: string;
  load: (slug: string) => Promise<PathStatus>;
  className?: string;
}

/** Says what an address currently answers if the edited page will take it over; nothing if it is free. */
export function PathNote({ noun, isPublished, slug, name, load, className = '' }: AddressNoteProps) {
  const settled = useDebounced(slug, 300);
  const { data: answer } = useQuery({
    queryKey: ['address', name, settled],
    queryFn: () => load(settled),
    enabled: settled !== '',
    staleTime: 0,
  });
  return (
    <p role="status" className={`text-small text-ink-2 empty:sr-only ${className}`}>
      {settled === slug && answer && describeAnswer(answer, { noun, isPublished })}
    </p>
  );
}

/** Null if nothing is taken over. */
function describeAnswer(
  { path, status, location }: PathStatus,
  { noun, isPublished }: Pick<AddressNoteProps, 'noun' | 'isPublished'>,
): string | null {
  const taken = `This ${noun} will take its place${isPublished ? '' : ' once it is published'}.`;
  if (status === 301) return `${path} currently redirects to ${location}. ${taken}`;
  return status === 410 ? `${path} currently returns 410 (Gone). ${taken}` : null;
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
