import { useState } from 'react';

/** Which rows of a list are selected, for what is done to several. */
export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Selects a row or no longer; with `toAnchor` all between it and the row before, as a shift click does. */
  toggle: (id: string, toAnchor?: boolean) => void;
  setAll: (isSelected: boolean) => void;
  clear: () => void;
}

/** @param shown the ids of the list's rows, in order: what is not shown is not selected */
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
