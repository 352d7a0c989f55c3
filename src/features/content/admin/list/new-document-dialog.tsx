import { useState } from 'react';
import { useLocation } from 'wouter';
import { PathNote } from '#domain/editing/admin/address-note.tsx';
import { ApiError } from '#design/api/api-error.ts';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { controlClass, FieldFrame } from '#design/ui/field-frame.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { toQuery } from '#paths/paths.ts';
import type { CollectionDescription, DocumentCard } from '../../contract.ts';
import { contentApi, type DocumentName } from '../content-api.ts';
import { sayError } from '../form/wording.ts';
import { proposeSlug, readSlug, showSlug } from '../slug-text.ts';

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
  const [isChecking, setIsChecking] = useState(false);
  const slug = proposeSlug(typed);

  async function open() {
    if (slug === '') return setError('Please enter an address');
    setIsChecking(true);
    const refusal = await findRefusal({ collection: collection.name, slug });
    setIsChecking(false);
    if (refusal !== null) return setError(refusal);
    navigate(adminPaths.document(collection.name, slug) + toQuery({ [newDocumentParameter]: from }));
  }

  return (
    <Dialog open onOpenChange={onClose} title={`New ${collection.singular}`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <TextField
          label="Address"
          hint={
            slug === '' || slug === readSlug(typed)
              ? `${collection.slug_hint ?? ''} It can be changed later.`
              : `It becomes ${showSlug(slug)}. It can be changed later.`
          }
          error={error || undefined}
          controlClassName="font-mono text-small"
          value={typed}
          onChange={(event) => {
            setError('');
            setTyped(event.currentTarget.value);
          }}
        />
        <PathNote
          noun={collection.singular ?? 'document'}
          isPublished={false}
          slug={slug}
          name={collection.name}
          load={(at) => contentApi.readAddress({ collection: collection.name, slug: at })}
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
          <Button type="submit" busy={isChecking}>
            Continue
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Why a document cannot have an address; null if it can. */
async function findRefusal(name: DocumentName): Promise<string | null> {
  try {
    await contentApi.readAddress(name);
    const { slug } = await contentApi.read(name);
    // One that has left the address can be read there too.
    return slug === name.slug ? 'Another document has this address' : null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return null;
    const [refused] = error.errors;
    return refused
      ? sayError(refused.message.replace(/^slug /, ''), { label: 'Address', isList: false })
      : error.message;
  }
}
