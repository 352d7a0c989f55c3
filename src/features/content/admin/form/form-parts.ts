import { createContext, use, type ReactNode } from 'react';
import type { FieldSchema } from './json-schema.ts';

/** An image field, which belongs to another feature. */
type RenderUploadField = (field: {
  label: string;
  value: string;
  /** @param alt what the image shows, if that is known; else empty */
  onChange: (url: string, alt: string) => void;
}) => ReactNode;

/** A field that chooses an article, which belongs to another feature. */
type RenderArticleField = (field: {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (slug: string) => void;
}) => ReactNode;

/** Fields of other features. */
export interface OtherFields {
  renderUploadField: RenderUploadField;
  renderArticleField: RenderArticleField;
}

/** The parts that all fields of a document's form share. */
export interface FormParts extends OtherFields {
  /** The whole schema, which holds the named ones. */
  schema: FieldSchema;
  /** It has more fields than one sees at a glance. */
  isLong: boolean;
  /** Errors, by the path of the field. */
  errors: Readonly<Record<string, string>>;
  /** @param value undefined if the field is to be removed */
  onChange: (path: string, value: unknown) => void;
  /** Renders any field: groups and lists contain fields. */
  Field: (props: Omit<FieldProps, 'isNullable'>) => ReactNode;
}

export const FormPartsContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = use(FormPartsContext);
  if (!parts) throw new Error('useFormParts needs a FormPartsContext above it');
  return parts;
}

export interface FieldProps {
  schema: FieldSchema;
  value: unknown;
  path: string;
  label: string;
  isRequired: boolean;
  /** Null means nothing. */
  isNullable: boolean;
}
