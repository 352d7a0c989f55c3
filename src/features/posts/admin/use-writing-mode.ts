import { useState } from 'react';

/** How a content is edited: as it looks, or as HTML. */
export type WritingMode = 'visual' | 'html';

const storageKey = 'post-writing-mode';

/** The way of writing that was chosen in this browser last; HTML until then. */
export function useWritingMode() {
  const [mode, setMode] = useState(readMode);

  function choose(chosen: WritingMode) {
    setMode(chosen);
    try {
      localStorage.setItem(storageKey, chosen);
    } catch {
      // It applies until the page is left.
    }
  }

  return [mode, choose] as const;
}

function readMode(): WritingMode {
  try {
    return localStorage.getItem(storageKey) === 'visual' ? 'visual' : 'html';
  } catch {
    return 'html';
  }
}
