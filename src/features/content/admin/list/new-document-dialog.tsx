import { useState } from 'react';
import { useLocation } from 'wouter';
import { PathNote } from '#domain/editing/admin/address-note.tsx';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { controlClass, FieldFrame } from '#design/ui/field-frame.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { toQuery } from '#paths/paths.ts';
import type { CollectionDescription, DocumentCard } from '../../contract.ts';
import { contentApi } from '../content-api.ts';
import { readSlug } from '../slug-text.ts';

/** In the query of a new document's address: which document its form is prefilled from, if any. */
export const newDocumentParameter = 'new';

/** Stands for an empty form. */
const emptyForm = '-';

interface NewDocumentDialogProps {
  collection: CollectionDescription;
  /** The documents that can serve as a template. */
  documents: DocumentCard[];
  onClose: () => void;
}

/** Asks for the address of a new document and opens its form. */
export function NewDocumentDialog({ collection, documents, onClose }: NewDocumentDialogProps) {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [from, setFrom] = useState(emptyForm);
  const [error, setError] = useState('');

  function open() {
    const slug = readSlug(typed);
    if (slug === '') return setError('Please enter an address');
    if (documents.some((one) => one.slug === slug)) return setError('Another document has this address');
    navigate(adminPaths.document(collection.name, slug) + toQuery({ [newDocumentParameter]: from }));
  }

  return (
    <Dialog open onOpenChange={onClose} title={`New ${collection.singular}`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <TextField
          label="Address"
          hint={`${collection.slug_hint ?? ''} It can be changed later.`}
          error={error || undefined}
          controlClassName="font-mono text-small"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <PathNote
          noun={collection.singular ?? 'document'}
          isPublished={false}
          slug={readSlug(typed)}
          name={collection.name}
          load={(slug) => contentApi.readAddress({ collection: collection.name, slug })}
        />
        <FieldFrame id="new-document-from" label="Begin with">
          <select
            id="new-document-from"
            className={`${controlClass} min-h-11`}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          >
            <option value={emptyForm}>An empty form</option>
            {documents.map((one) => (
              <option key={one.slug} value={one.slug}>
                A copy of {one.title}
              </option>
            ))}
          </select>
        </FieldFrame>
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Continue</Button>
        </div>
      </form>
    </Dialog>
  );
}
