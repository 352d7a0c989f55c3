import { useState } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { readSlug, showSlug } from '../slug-text.ts';

interface RenameDialogProps {
  slug: string;
  /** What addresses are allowed. */
  hint: string;
  error: string | undefined;
  onRename: (slug: string) => void;
  onClose: () => void;
}

/** Asks for another address of a document. */
export function RenameDialog({ slug, hint, error, onRename, onClose }: RenameDialogProps) {
  const [next, setNext] = useState(showSlug(slug));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename"
      description="The address changes at once, and the one before leads to it."
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onRename(readSlug(next));
        }}
      >
        <TextField
          label="Address"
          hint={hint}
          error={error}
          controlClassName="font-mono text-small"
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Rename</Button>
        </div>
      </form>
    </Dialog>
  );
}
