import { useState } from 'react';
import { AddressField } from '#domain/editing/admin/address-field.tsx';
import { PathNote } from '#domain/editing/admin/address-note.tsx';
import { usePathStatus } from '#domain/editing/admin/use-path-status.ts';
import { FormDialog } from '#domain/forms/admin/form-dialog.tsx';
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
  const load = (at: string) => contentApi.readAddress({ collection, slug: at });
  const status = usePathStatus({ slug: next === slug ? '' : next, name: collection, load });
  const refusal = (next === tried ? error?.replace(/^slug /, '') : undefined) ?? status?.fault;
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Rename"
      description="The address changes at once, and the old one redirects to it."
      submitLabel="Rename"
      onSubmit={() => {
        setTried(next);
        onRename(next);
      }}
    >
      <AddressField
        id={toFieldId('slug')}
        label="Address"
        hint={hint}
        error={refusal ? sayError(refusal, { label: 'Address', isList: false }) : undefined}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        proposal={status?.proposal ? showSlug(status.proposal) : null}
        onPropose={() => status?.proposal && setTyped(showSlug(status.proposal))}
      />
      <PathNote noun={noun} isPublished={isPublished} status={status?.fault ? null : status} />
    </FormDialog>
  );
}
