import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useEffect, useRef, type RefObject } from 'react';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { backdropClass, popupClass } from './dialog.tsx';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  confirmVariant?: ButtonVariant;
  onConfirm: () => void;
  /** Takes the focus after the confirmed action, which may have removed the control that opened it. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

/** Confirms an irreversible action. Cancel has the focus. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { confirmVariant = 'danger', onConfirm, fallbackFocus } = props;
  const isConfirmed = useRef(false);
  const popup = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) isConfirmed.current = false;
  }, [open]);

  function confirm() {
    isConfirmed.current = true;
    onConfirm();
  }

  function findFinalFocus() {
    // A dialog that has opened while this one faded keeps the focus that it took.
    const focused = document.activeElement;
    if (focused !== document.body && !popup.current?.contains(focused)) return false;
    return (isConfirmed.current && fallbackFocus?.current) || true;
  }

  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup ref={popup} className={popupClass} finalFocus={findFinalFocus}>
          <Base.Title className="border-b border-ink px-6 py-3 text-lead">{title}</Base.Title>
          <div className="flex flex-col gap-6 p-6">
            <Base.Description className="text-body">{description}</Base.Description>
            <div className="flex flex-wrap justify-end gap-3">
              <Base.Close render={<Button variant="secondary" />}>{cancelLabel}</Base.Close>
              <Base.Close render={<Button variant={confirmVariant} />} onClick={confirm}>
                {confirmLabel}
              </Base.Close>
            </div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
