import { useEffect, useRef, useState } from 'react';
import { readShortcut, type ShortcutName } from './shortcuts.ts';

const storageKey = 'inbox-shortcuts';

function readIsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function keepIsOn(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // It applies until the page is left.
  }
}

/**
 * Single-key shortcuts while a screen is shown. They can be disabled (WCAG 2.1.4): speech input would trigger
 * them by accident.
 */
export function useShortcuts(actions: Record<ShortcutName, (event: KeyboardEvent) => void>) {
  const [isOn, setIsOn] = useState(readIsOn);
  const latest = useRef(actions);

  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    if (!isOn) return undefined;
    function press(event: KeyboardEvent) {
      const does = readShortcut(event);
      if (!does) return;
      event.preventDefault();
      latest.current[does](event);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);

  return {
    isOn,
    switchTo(next: boolean) {
      keepIsOn(next);
      setIsOn(next);
    },
  };
}
