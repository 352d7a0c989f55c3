import { useRef } from 'react';
import { TextField } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';
import { FormDialog } from '#domain/forms/admin/form-dialog.tsx';

interface AddPasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  /** Creates the passkey; the dialog stays until it is closed from outside. */
  onAdd: (name: string) => Promise<void>;
}

/** Asks for a new passkey's name; the browser asks the rest. */
export function AddPasskeyDialog({ open, onClose, onAdd }: AddPasskeyDialogProps) {
  const field = useRef<HTMLInputElement>(null);

  function submit({ name = '' }: Record<string, string>): Promise<void> | void {
    if (name.trim()) return onAdd(name.trim());
    field.current?.focus();
    notify({ title: 'Error', description: 'Please enter a name', kind: 'error' });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add Passkey"
      submitLabel="Add Passkey"
      busyLabel="Waiting for the browser..."
      onSubmit={submit}
    >
      <TextField
        ref={field}
        label="Passkey Name"
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        hint="Where it is kept, e.g. office laptop. The browser asks for your PIN, fingerprint or face next."
      />
    </FormDialog>
  );
}
