import { useEffect, useEffectEvent } from 'react';

/** Saves on Ctrl+S, or Cmd+S, wherever the focus is. */
export function useSaveKey(onSave: () => void): void {
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    onSave();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
