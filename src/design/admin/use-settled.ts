import { useEffect, useState } from 'react';

/** Debounce delay before the typed text is used. */
const restMs = 300;

/** A text that is being typed, as it was when typing last rested. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return settled;
}
