import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { endNotice, notify } from '#design/ui/toast.ts';

/**
 * Offers to bring back what was removed last, while the field that it was removed from is shown.
 * @param restore is given it, with where it was
 */
export function useUndo<Removed>(restore: (removed: Removed) => void) {
  const topic = useId();
  const offered = useRef<{ removed: Removed } | null>(null);
  const latest = useRef(restore);

  useEffect(() => {
    latest.current = restore;
  });

  useEffect(() => () => endNotice(topic), [topic]);

  function withdraw() {
    if (!offered.current) return;
    offered.current = null;
    endNotice(topic);
  }

  function undo() {
    const offer = offered.current;
    withdraw();
    if (offer) latest.current(offer.removed);
  }

  return {
    /** @param title that it was removed */
    offer(title: string, removed: Removed) {
      offered.current = { removed };
      notify({ title, kind: 'success', topic, action: { label: 'Undo', onSelect: undo } });
    },
    /** What was removed is there again. */
    withdraw,
    /** Ctrl+Z, or Cmd+Z, at the button that has the focus then: the browser would undo what was typed elsewhere. */
    onKeyDown(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || !offered.current) return;
      event.preventDefault();
      undo();
    },
  };
}
