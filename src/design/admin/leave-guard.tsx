import { createContext, use, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { AlertDialog } from './alert-dialog.tsx';

/** Losses that leaving would cause: changes, or a picture on its way into a text. */
type Held = 'changes' | 'upload' | 'failed upload';

/** Asks before something would be lost. */
export interface LeaveGuard {
  /** There are unsaved changes here; `discard` is called when they are abandoned. */
  hold: (discard: () => void, what?: Held) => void;
  /** There are none any more. */
  release: (what?: Held) => void;
  /** Continues, after asking if something would be lost. */
  leave: (go: () => void) => void;
}

const descriptions: Readonly<Record<Held, string>> = {
  changes: 'Your changes have not been saved.',
  upload: 'A picture is still being uploaded.',
  'failed upload': 'A picture could not be uploaded, and is not in the text.',
};

const GuardContext = createContext<LeaveGuard | null>(null);

export function useLeaveGuard(): LeaveGuard {
  const guard = use(GuardContext);
  if (!guard) throw new Error('useLeaveGuard needs a LeaveGuardProvider above it');
  return guard;
}

/** @param navigate goes to an address of the app */
export function LeaveGuardProvider({
  navigate,
  children,
}: {
  navigate: (path: string) => void;
  children: ReactNode;
}) {
  const held = useRef(new Map<Held, () => void>());
  const heldPath = useRef('');
  const goOn = useRef<(() => void) | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [description, setDescription] = useState('');

  const guard = useMemo<LeaveGuard>(
    () => ({
      hold(discard, what = 'changes') {
        held.current.set(what, discard);
        heldPath.current = location.pathname;
      },
      release(what = 'changes') {
        held.current.delete(what);
      },
      leave(go) {
        if (held.current.size === 0) return go();
        goOn.current = go;
        setDescription([...held.current.keys()].map((what) => descriptions[what]).join(' '));
        setIsAsking(true);
      },
    }),
    [],
  );

  // A layout effect, so that it listens before the router does: a window's listeners are called in order.
  useLayoutEffect(() => {
    function stayOnPage(event: BeforeUnloadEvent) {
      if (held.current.size > 0) event.preventDefault();
    }
    // Back and Forward have already changed the address: it is restored before the router looks.
    function stayOnAddress() {
      const target = location.pathname;
      if (held.current.size === 0 || target === heldPath.current) return;
      history.pushState(null, '', heldPath.current);
      guard.leave(() => navigate(target));
    }
    addEventListener('beforeunload', stayOnPage);
    addEventListener('popstate', stayOnAddress);
    return () => {
      removeEventListener('beforeunload', stayOnPage);
      removeEventListener('popstate', stayOnAddress);
    };
  }, [guard, navigate]);

  function confirm() {
    for (const discard of held.current.values()) discard();
    held.current.clear();
    goOn.current?.();
  }

  return (
    <GuardContext value={guard}>
      {children}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Leave without saving?"
        description={description}
        cancelLabel="Keep editing"
        confirmLabel="Discard changes"
        onConfirm={confirm}
      />
    </GuardContext>
  );
}
