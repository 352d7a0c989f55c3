import { useState } from 'react';
import { useLocation } from 'wouter';
import { AddressField } from '#domain/editing/admin/address-field.tsx';
import { PathNote } from '#domain/editing/admin/address-note.tsx';
import { usePathStatus } from '#domain/editing/admin/use-path-status.ts';
import type { PathStatus } from '#domain/editing/contract.ts';
import { ApiError } from '#design/api/api-error.ts';
import { FormDialog } from '#domain/forms/admin/form-dialog.tsx';
import { SelectField } from '#domain/forms/admin/select-field.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { toQuery } from '#paths/paths.ts';
import type { CollectionDescription, DocumentCard } from '../../contract.ts';
import { contentApi } from '../content-api.ts';
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
  const [hasTyped, setHasTyped] = useState(false);
  const [error, setError] = useState('');
  const slug = proposeSlug(typed);
  const asked = slug || (typed.trim() === '' ? '' : unusable);
  const load = (at: string) => contentApi.readAddress({ collection: collection.name, slug: at });
  const status = usePathStatus({ slug: asked, name: collection.name, load });
  const missing = asked === '' && hasTyped ? missingText : '';
  const fault = error || missing || describeFault(status);

  async function open() {
    setHasTyped(true);
    if (asked === '') return;
    const refusal = await load(asked).then(describeFault, readRefusal);
    if (refusal !== '') return setError(refusal);
    navigate(adminPaths.document(collection.name, slug) + toQuery({ [newDocumentParameter]: from }));
  }

  function type(text: string) {
    setError('');
    setHasTyped(true);
    setTyped(text);
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={`New ${collection.singular}`}
      submitLabel="Continue"
      busyLabel="Continue"
      onSubmit={open}
    >
      <AddressField
        label="Address"
        hint={`${collection.slug_hint ?? ''} ${describeReading(slug, typed)}`}
        error={fault || undefined}
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        proposal={status?.proposal ? showSlug(status.proposal) : null}
        onPropose={() => status?.proposal && type(showSlug(status.proposal))}
      />
      <PathNote
        noun={collection.singular ?? 'document'}
        isPublished={false}
        status={status?.fault ? null : status}
      />
      <SelectField label="Begin with" value={from} onChoose={setFrom}>
        <option value={emptyForm}>An empty form</option>
        {documents.map((one) => (
          <option key={one.slug} value={one.slug}>
            A copy of {one.title}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

/** Stands for what has no letter or digit of an address: the server says so, and proposes one. */
const unusable = '-';

const missingText = 'Please enter an address';

const describeReading = (slug: string, typed: string): string =>
  slug === '' || slug === readSlug(typed)
    ? 'It can be changed later.'
    : `It becomes ${showSlug(slug)}. It can be changed later.`;

/** Why no document can have an address; empty if one can. */
const describeFault = (status: PathStatus | null): string =>
  status?.fault ? sayError(status.fault, { label: 'Address', isList: false }) : '';

function readRefusal(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}
