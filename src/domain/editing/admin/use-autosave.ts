import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** How long what was typed waits for it. */
const autosaveMs = 10_000;

/**
 * Saves every ten seconds while something is due, and as soon as the browser is online again. One save at a time.
 * @param save never throws
 */
export function useAutosave(isDue: boolean, save: () => Promise<void>): void {
  const [round, setRound] = useState(0);
  const saveNow = useEffectEvent(async () => {
    await save();
    setRound((before) => before + 1);
  });

  useEffect(() => {
    if (!isDue) return undefined;
    let isSent = false;
    const send = () => {
      if (isSent) return;
      isSent = true;
      void saveNow();
    };
    const timer = setTimeout(send, autosaveMs);
    addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', send);
    };
  }, [isDue, round]);
}

function subscribe(onChange: () => void) {
  for (const name of ['online', 'offline']) addEventListener(name, onChange);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, onChange);
  };
}

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
