import { useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button, type ButtonVariant } from '#design/ui/button.tsx';

export interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  submitLabel: string;
  submitVariant?: ButtonVariant | undefined;
  /** Replaces the label while it is sent. */
  busyLabel?: string;
  /** For password managers: the account whose password is asked for. */
  email?: string | undefined;
  /**
   * Called with what was typed, once at a time. The dialog stays until it is closed from outside.
   * @returns nothing if there is nothing to wait for
   */
  onSubmit: (values: Record<string, string>, form: HTMLFormElement) => Promise<void> | void;
  dismissible?: boolean;
  isWide?: boolean;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Above the form. */
  head?: ReactNode;
  children: ReactNode;
}

/** A dialog with a form, Cancel and one button that sends it. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, description, email, onSubmit } = props;
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const sent = onSubmit(Object.fromEntries(values), form);
    if (!sent) return;
    setIsBusy(true);
    await sent;
    setIsBusy(false);
  }

  return (
    <Dialog
      open={open}
      // Only Cancel closes it while the password is asked for above it: what was typed stays.
      onOpenChange={() => !isBusy && onClose()}
      title={title}
      description={description}
      dismissible={props.dismissible}
      isWide={props.isWide}
      finalFocus={props.finalFocus}
    >
      {props.head}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {email !== undefined && (
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        )}
        {props.children}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={props.submitVariant} busy={isBusy}>
            {isBusy ? (props.busyLabel ?? 'Processing...') : props.submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
