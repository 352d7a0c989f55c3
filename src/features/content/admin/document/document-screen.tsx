import { useState } from 'react';
import { useSearch } from 'wouter';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import type { CollectionDescription } from '../../contract.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import type { JsonObject } from '#design/admin/json-path.ts';
import type { OtherFields } from '../form/form-parts.ts';
import { makeEmpty, type FieldSchema } from '../form/json-schema.ts';
import { newDocumentParameter } from '../list/new-document-dialog.tsx';
import { useDocument } from '../use-document.ts';
import { DocumentEditor } from './document-editor.tsx';
import { readText } from './document-kind.ts';

interface DocumentScreenProps {
  collection: CollectionDescription;
  slug: string;
  otherFields: OtherFields;
  /** It is the same screen from then on. */
  onRenamed: (slug: string) => void;
}

/** One document with all that can be done with it; or the form of a new one. */
export function DocumentScreen({ collection, slug, otherFields, onRenamed }: DocumentScreenProps) {
  // The address says so until it is saved for the first time.
  const [copied] = useState(new URLSearchParams(useSearch()).get(newDocumentParameter));
  const isNew = copied !== null;
  const [source] = useState(copied ?? slug);
  const read = useDocument(source === '-' ? null : { collection: collection.name, slug: source });
  const schema = (collection.schemas[slug] ?? collection.schemas['*'] ?? null) as FieldSchema | null;
  const document = read.data ?? null;

  if (!schema || read.isError || (document === null && !isNew && !read.isPending))
    return (
      <>
        <Breadcrumb collection={collection} />
        <ScreenHeading title="Not found" />
        <LoadFailure
          text="This document could not be loaded. It may have been deleted."
          onRetry={() => void read.refetch()}
        />
      </>
    );
  if (source !== '-' && document === null) return <SpinnerBlock label="Loading the document" />;
  return (
    <DocumentEditor
      collection={collection}
      slug={slug}
      schema={schema}
      document={isNew ? null : document}
      initial={document ? readText(document) : (makeEmpty(schema, schema) as JsonObject)}
      otherFields={otherFields}
      onRenamed={onRenamed}
    />
  );
}
