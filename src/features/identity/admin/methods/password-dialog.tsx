import { useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Button, type ButtonVariant } from '#design/ui/button.tsx';
import { Dialog } from '#design/admin/dialog.tsx';
import { TextField } from '#design/ui/text-field.tsx';

interface PasswordDialogProps {
  open: boolean;
  onOpenChange: (open: false) => void;
  title: string;
  description: string;
  submitLabel: string;
  submitVariant?: ButtonVariant;
  /** The account whose password it is. */
  email: string;
  /**
   * Called with what was typed; the dialog stays until it is closed from outside.
   * @returns what is wrong with it; nothing if it is right, or if that was reported
   */
  onSubmit: (password: string) => Promise<string | void>;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** An alternative to the password. */
  children?: ReactNode;
}

/** Asks for the password again, before something that an unattended session must not do. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, onOpenChange, title, description, submitLabel, submitVariant, email, onSubmit } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | void>();

  function close() {
    setError(undefined);
    onOpenChange(false);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const password = field.current?.value ?? '';
    if (!password) {
      field.current?.focus();
      setError('Please enter your password');
      return;
    }
    setIsBusy(true);
    setError(await onSubmit(password));
    setIsBusy(false);
    field.current?.select();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={title}
      description={description}
      finalFocus={props.finalFocus}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {/* For password managers: the account whose password is requested. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          ref={field}
          label="Password"
          name="password"
          type="password"
          required
          error={error ?? undefined}
          autoComplete="current-password"
        />
        {props.children}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant={submitVariant} busy={isBusy}>
            {isBusy ? 'Processing...' : submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
