import { useState } from 'react';

export type Theme = 'system' | 'light' | 'dark';

/** site/shell/shell.inline.js reads it before the first paint, here and on the site. */
const storageKey = 'theme';

const readTheme = (): Theme =>
  (document.documentElement.dataset[storageKey] as Theme | undefined) ?? 'system';

/** The colors of this browser, here and on the site. Without storage a choice lasts for this page. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme);
  function choose(next: Theme) {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset[storageKey];
    else document.documentElement.dataset[storageKey] = next;
    try {
      if (next === 'system') localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, next);
    } catch {
      // Storage is off.
    }
  }
  return [theme, choose];
}
