import { useState } from 'react';

/** Which rows of a list are selected, for bulk actions. */
export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  /**
   * Toggles a row's selection; with `toAnchor`, selects everything between it and the previous row, as a
   * shift click does.
   */
  toggle: (id: string, toAnchor?: boolean) => void;
  setAll: (isSelected: boolean) => void;
  clear: () => void;
}

/** @param shown the ids of the list's rows, in order: rows that are not shown cannot be selected */
export function useSelection(shown: readonly string[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const ids = shown.filter((id) => picked.has(id));

  function toggle(id: string, toAnchor = false) {
    const next = new Set(ids);
    const isOn = !picked.has(id);
    const from = toAnchor && anchor !== null ? shown.indexOf(anchor) : -1;
    const to = shown.indexOf(id);
    const range = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    for (const one of range) {
      if (isOn) next.add(one);
      else next.delete(one);
    }
    setPicked(next);
    setAnchor(id);
  }

  return {
    ids,
    has: (id) => picked.has(id),
    toggle,
    setAll: (isSelected) => setPicked(new Set(isSelected ? shown : [])),
    clear: () => setPicked(new Set()),
  };
}
