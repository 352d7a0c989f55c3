import { useState } from 'react';

export interface Sorting<Key extends string> {
  key: Key;
  /** Sorts by another column, largest first. */
  sortBy: (key: Key) => void;
}

/** Rows sorted by one of their numbers, largest first. */
export function useSorted<Key extends string, Row extends { [key in Key]: number }>(
  rows: readonly Row[],
  first: Key,
): { sorted: Row[]; sorting: Sorting<Key> } {
  const [key, sortBy] = useState<Key>(first);
  return { sorted: rows.toSorted((one, other) => other[key] - one[key]), sorting: { key, sortBy } };
}
