import { useEffect, useRef, useState } from 'react';

/** The shortcuts of the inbox, in the order of the help. */
export const shortcuts = [
  { keys: ['j'], does: 'next', text: 'Next message' },
  { keys: ['k'], does: 'previous', text: 'Previous message' },
  { keys: ['Enter'], does: 'open', text: 'Open the message' },
  { keys: ['Escape'], does: 'close', text: 'Back to the list; clear the selection' },
  { keys: ['e'], does: 'finish', text: 'Mark done or reopen, then go to the next' },
  { keys: ['r'], does: 'reply', text: 'Reply' },
  { keys: ['a'], does: 'assign', text: 'Assign to someone' },
  { keys: ['s'], does: 'state', text: 'Choose the state' },
  { keys: ['m'], does: 'markRead', text: 'Mark as read' },
  { keys: ['x'], does: 'select', text: 'Select or deselect' },
  { keys: ['#', 'Delete'], does: 'remove', text: 'Delete (asks first)' },
  { keys: ['z'], does: 'undo', text: 'Undo the last change' },
  { keys: ['/'], does: 'search', text: 'Search; Enter goes to the results' },
  { keys: ['?'], does: 'help', text: 'Show shortcuts' },
] as const;

export type ShortcutName = (typeof shortcuts)[number]['does'];

const byKey = new Map<string, ShortcutName>(
  shortcuts.flatMap(({ keys, does }) => keys.map((key) => [key, does] as const)),
);

/** The command of a key press; null if it belongs to a field, a menu, a dialog or the browser. */
function readShortcut(event: KeyboardEvent): ShortcutName | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return null;
  const does = byKey.get(event.key);
  if (!does || !(event.target instanceof Element)) return null;
  if (event.target.closest('[role=dialog], [role=alertdialog], [role=menu]')) return null;
  // A field's own keys take precedence; Escape leaves text fields.
  const field = event.target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
  if (field) return does === 'close' && field.matches('[type=search], textarea') ? does : null;
  if (does === 'open' && event.target.closest('a, button, summary, input')) return null;
  return does;
}

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
