import type { ReactNode } from 'react';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { Button } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';

interface OpenedFrameProps {
  status: 'ready' | 'loading' | 'missing' | 'failed';
  onRetry: () => void;
  onClose: () => void;
  onStep: (by: 1 | -1) => void;
  /** The buttons that act on the lead. */
  actions: ReactNode;
  /** The lead, once it is loaded. */
  children: ReactNode;
}

/** The frame of the opened lead: links forward and back, and a text while there is no lead. */
export function OpenedFrame({ status, onRetry, onClose, onStep, actions, children }: OpenedFrameProps) {
  return (
    <section
      aria-label="Opened message"
      className="min-w-0 lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto lg:border-l lg:border-hairline lg:py-2 lg:pl-6 print:static print:max-h-none print:overflow-visible print:border-0 print:p-0"
    >
      <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
        <Button variant="secondary" size="compact" onClick={onClose}>
          <span className="lg:hidden">Back to the list</span>
          <span className="max-lg:hidden">Close</span>
        </Button>
        {actions}
        <div className="ml-auto flex gap-2">
          <Button variant="secondary" size="compact" onClick={() => onStep(-1)}>
            Previous
          </Button>
          <Button variant="secondary" size="compact" onClick={() => onStep(1)}>
            Next
          </Button>
        </div>
      </div>
      {status === 'ready' && children}
      {status === 'loading' && <SpinnerBlock label="Loading the message" />}
      {status === 'missing' && <EmptyState text="This message no longer exists." />}
      {status === 'failed' && <LoadFailure text="The message could not be loaded." onRetry={onRetry} />}
    </section>
  );
}
