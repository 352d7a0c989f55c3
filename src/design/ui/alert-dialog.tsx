import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { RefObject } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
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
  /** Where focus goes on closing when the control that asked may be gone. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Asks before something that cannot be taken back. Cancel has the focus. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { confirmVariant = 'danger', onConfirm, finalFocus } = props;
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className={popupClass} finalFocus={finalFocus}>
          <Base.Title className="border-b border-ink px-6 py-3 text-lead font-semibold">{title}</Base.Title>
          <div className="flex flex-col gap-6 p-6">
            <Base.Description className="text-body">{description}</Base.Description>
            <div className="flex flex-wrap justify-end gap-3">
              <Base.Close render={<Button variant="secondary" />}>{cancelLabel}</Base.Close>
              <Base.Close render={<Button variant={confirmVariant} />} onClick={onConfirm}>
                {confirmLabel}
              </Base.Close>
            </div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
