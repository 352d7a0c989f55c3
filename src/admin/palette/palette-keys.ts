import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The keys that open the palette, as this computer's keyboard names them. */
export const describePaletteKeys = (): string => (isApple ? '⌘K' : 'Ctrl K');

/** Text that is edited with marks: its own Ctrl+K makes a link. Dialogs keep their keys as well. */
const ownKeys = '[contenteditable], [role=dialog], [role=alertdialog]';

/** Calls for Ctrl+K and Cmd+K, unless they are someone else's. */
export function usePaletteKeys(onPress: () => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      event.preventDefault();
      // The next key is typed into it, whatever had the focus.
      flushSync(press);
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
