import { useState } from 'react';
import { PathNote } from '#domain/editing/admin/address-note.tsx';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { contentApi, type DocumentName } from '../content-api.ts';
import { sayError } from '../form/wording.ts';
import { readSlug, showSlug } from '../slug-text.ts';

interface RenameDialogProps {
  name: DocumentName;
  /** The word for it, such as "page". */
  noun: string;
  isPublished: boolean;
  /** Which addresses are allowed. */
  hint: string;
  /** The server's refusal of the slug that was tried last. */
  error: string | undefined;
  onRename: (slug: string) => void;
  onClose: () => void;
}

/** Asks for a document's new address. */
export function RenameDialog({ name, noun, isPublished, hint, error, onRename, onClose }: RenameDialogProps) {
  const { collection, slug } = name;
  const [typed, setTyped] = useState(showSlug(slug));
  const [tried, setTried] = useState('');
  const next = readSlug(typed);
  const refusal = next === tried ? error?.replace(/^slug /, '') : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename"
      description="The address changes at once, and the old one redirects to it."
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(next);
          onRename(next);
        }}
      >
        <TextField
          id={toFieldId('slug')}
          label="Address"
          hint={hint}
          error={refusal && sayError(refusal, { label: 'Address', isList: false })}
          controlClassName="font-mono text-small"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <PathNote
          noun={noun}
          isPublished={isPublished}
          slug={next === slug ? '' : next}
          name={collection}
          load={(at) => contentApi.readAddress({ collection, slug: at })}
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
