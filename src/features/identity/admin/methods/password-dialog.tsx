import { useRef, useState, type ReactNode } from 'react';
import { TextField } from '#design/ui/text-field.tsx';
import { FormDialog, type FormDialogProps } from '#domain/forms/admin/form-dialog.tsx';

interface PasswordDialogProps extends Omit<FormDialogProps, 'onSubmit' | 'email' | 'children'> {
  /** The account whose password it is. */
  email: string;
  /**
   * Called with what was typed; the dialog stays until it is closed from outside.
   * @returns what is wrong with it; nothing if it is right, or if that was reported
   */
  onSubmit: (password: string) => Promise<string | void>;
  /** An alternative to the password. */
  children?: ReactNode;
}

/** Asks for the password again, before something that an unattended session must not do. */
export function PasswordDialog({ onClose, onSubmit, children, ...dialog }: PasswordDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | void>();

  async function send(password: string) {
    setError(await onSubmit(password));
    field.current?.select();
  }

  function submit({ password }: Record<string, string>): Promise<void> | void {
    if (password) return send(password);
    field.current?.focus();
    setError('Please enter your password');
  }

  return (
    <FormDialog
      {...dialog}
      onClose={() => {
        setError(undefined);
        onClose();
      }}
      onSubmit={submit}
    >
      <TextField
        ref={field}
        label="Password"
        name="password"
        type="password"
        required
        error={error ?? undefined}
        autoComplete="current-password"
      />
      {children}
    </FormDialog>
  );
}
