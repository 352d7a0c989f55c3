import { useState } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';

interface RenameDialogProps {
  slug: string;
  error: string | undefined;
  onRename: (slug: string) => void;
  onClose: () => void;
}

/** Asks for another address of a document. */
export function RenameDialog({ slug, error, onRename, onClose }: RenameDialogProps) {
  const [next, setNext] = useState(slug);
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
          onRename(next.trim());
        }}
      >
        <TextField
          label="Address"
          hint="Small letters and digits, with single hyphens between."
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
