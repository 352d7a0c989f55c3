import { createContext, use, type ReactNode } from 'react';
import type { FieldSchema } from './json-schema.ts';

/** An image field, which another feature has. */
type RenderUploadField = (field: {
  label: string;
  value: string;
  onChange: (url: string) => void;
}) => ReactNode;

/** A field that chooses an article, which another feature has. */
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

/** What every field of a document's form has to do with. */
export interface FormParts extends OtherFields {
  /** The whole schema, for what is named in it. */
  schema: FieldSchema;
  /** What is wrong, by the place of the field. */
  errors: Readonly<Record<string, string>>;
  /** @param value undefined where the field is to be taken out */
  onChange: (path: string, value: unknown) => void;
  /** Draws any field: groups and lists have fields in them. */
  Field: (props: Omit<FieldProps, 'isNullable'>) => ReactNode;
}

export const FormPartsContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = use(FormPartsContext);
  if (!parts) throw new Error('useFormParts needs a FormPartsContext above it');
  return parts;
}

/** The id of the control of a field. */
export const toFieldId = (path: string): string => `field-${path}`;

export interface FieldProps {
  schema: FieldSchema;
  value: unknown;
  path: string;
  label: string;
  isRequired: boolean;
  /** Null stands for nothing. */
  isNullable: boolean;
}
