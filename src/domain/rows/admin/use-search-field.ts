import { useEffect, useEffectEvent, useState } from 'react';
import type { ListSearch } from './list-search.tsx';

/** Debounce delay before the list is requested. */
const debounceMs = 300;

/**
 * The typed text, and the text that the list is searched for, which follows it and may also change independently, as
 * with Back.
 */
export function useSearchField(
  settled: string,
  onSettle: (text: string) => void,
): ListSearch & { settle: () => void } {
  const [typed, setTyped] = useState(settled);
  const [expected, setExpected] = useState(settled);
  const [known, setKnown] = useState(settled);
  const wanted = typed.trim();

  if (known !== settled) {
    setKnown(settled);
    // A search not made here came from elsewhere; text still being typed is kept.
    if (settled !== expected) setTyped(settled);
    setExpected(settled);
  }

  /** Searches for what is typed without waiting. */
  function settle() {
    if (wanted === settled) return;
    setExpected(wanted);
    onSettle(wanted);
  }

  const settleRested = useEffectEvent(settle);
  useEffect(() => {
    if (wanted === settled) return undefined;
    const timer = setTimeout(() => settleRested(), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, settled]);

  return { typed, settled, onType: setTyped, settle };
}
