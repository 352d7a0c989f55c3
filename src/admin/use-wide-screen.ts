import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: from here on the tabs are in a column. */
const query = '(min-width: 64rem)';

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the screen is wide enough for a column of tabs; the arrow keys follow. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
