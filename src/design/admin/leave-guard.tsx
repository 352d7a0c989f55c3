import { createContext, use, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { AlertDialog } from './alert-dialog.tsx';

/** Asks before unsaved changes would be lost. */
export interface LeaveGuard {
  /** There are unsaved changes here; `discard` is called when they are abandoned. */
  hold: (discard: () => void) => void;
  /** There are none any more. */
  release: () => void;
  /** Continues, after asking if there are unsaved changes. */
  leave: (go: () => void) => void;
}

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
  const held = useRef<(() => void) | null>(null);
  const heldPath = useRef('');
  const goOn = useRef<(() => void) | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const guard = useMemo<LeaveGuard>(
    () => ({
      hold(discard) {
        held.current = discard;
        heldPath.current = location.pathname;
      },
      release() {
        held.current = null;
      },
      leave(go) {
        if (!held.current) return go();
        goOn.current = go;
        setIsAsking(true);
      },
    }),
    [],
  );

  // A layout effect, so that it listens before the router does: a window's listeners are called in order.
  useLayoutEffect(() => {
    function stayOnPage(event: BeforeUnloadEvent) {
      if (held.current) event.preventDefault();
    }
    // Back and Forward have already changed the address: it is restored before the router looks.
    function stayOnAddress() {
      const target = location.pathname;
      if (!held.current || target === heldPath.current) return;
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
    held.current?.();
    held.current = null;
    goOn.current?.();
  }

  return (
    <GuardContext value={guard}>
      {children}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Leave without saving?"
        description="Your changes have not been saved."
        cancelLabel="Keep editing"
        confirmLabel="Discard changes"
        onConfirm={confirm}
      />
    </GuardContext>
  );
}
