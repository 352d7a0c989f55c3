import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { focusRing } from '../ui/focus-ring.ts';

export const backdropClass =
  'fixed inset-0 z-30 bg-on-mark/60 transition-opacity duration-220 ease-mark data-ending-style:opacity-0 data-starting-style:opacity-0 data-ending-style:duration-160 motion-reduce:transition-none';

const popupFrame =
  'fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 overflow-y-auto overscroll-contain rounded-dialog border border-ink bg-sheet text-ink transition-opacity duration-220 ease-mark outline-none data-ending-style:opacity-0 data-starting-style:opacity-0 data-ending-style:duration-160 motion-reduce:transition-none';

export const popupClass = `${popupFrame} max-w-[500px]`;

const controls = 'a[href], button, select, textarea, input:not([hidden])';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Up to 960 px wide, for pictures. */
  isWide?: boolean;
  /** False: only its own buttons close it, neither Escape nor a click outside. */
  dismissible?: boolean;
  /** The first control after Close, when left out. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Takes the focus on closing; defaults to what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal dialog, at most 500 px wide unless it says otherwise, titled like a drawing's block. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, dismissible = true, isWide, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const findControl = () => content.current?.querySelector<HTMLElement>(controls) ?? true;
  return (
    <Base.Root
      open={open}
      onOpenChange={(isOpen) => dismissible && onOpenChange(isOpen)}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={isWide ? `${popupFrame} max-w-[960px]` : popupClass}
          initialFocus={props.initialFocus ?? findControl}
          finalFocus={props.finalFocus}
        >
          <div className="flex items-center justify-between gap-4 border-b border-ink py-2 pr-2 pl-6">
            <Base.Title className="py-1 text-lead">{title}</Base.Title>
            {dismissible && (
              <Base.Close
                aria-label="Close"
                className={`inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink ${focusRing}`}
              >
                <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 stroke-current stroke-[1.5]">
                  <path d="M1 1l12 12M13 1L1 13" />
                </svg>
              </Base.Close>
            )}
          </div>
          <div ref={content} className="flex flex-col gap-4 p-6">
            {description && (
              <Base.Description className="text-small text-ink-2">{description}</Base.Description>
            )}
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
