import { useEffect, useState } from 'react';

/** A value that changes as someone types, debounced. */
export function useDebounced<Value>(value: Value, debounceMs: number): Value {
  const [debounced, setDebounced] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);

  return debounced;
}
