import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#design/ui/button.tsx';
import { Dialog } from '#design/admin/dialog.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';

interface AddPasskeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Creates the passkey; the dialog stays until it is closed from outside. */
  onAdd: (name: string) => Promise<void>;
}

/** Asks for a new passkey's name; the browser asks the rest. */
export function AddPasskeyDialog({ open, onOpenChange, onAdd }: AddPasskeyDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const name = field.current?.value.trim() ?? '';
    if (!name) {
      field.current?.focus();
      notify({ title: 'Error', description: 'Please enter a name', kind: 'error' });
      return;
    }
    setIsBusy(true);
    await onAdd(name);
    setIsBusy(false);
  }

  return (
    // Nothing closes it while the password is asked for above it: what was typed stays.
    <Dialog open={open} onOpenChange={(isOpen) => !isBusy && onOpenChange(isOpen)} title="Add Passkey">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          ref={field}
          label="Passkey Name"
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          hint="Where it is kept, e.g. office laptop. The browser asks for your PIN, fingerprint or face next."
        />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Waiting for the browser...' : 'Add Passkey'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
