import { useCallback, useMemo, type ReactNode } from 'react';
import type { JsonObject } from '#design/admin/json-path.ts';
import { FormPartsContext, type OtherFields } from './form-parts.ts';
import { findPlace } from '../document/describe-path.ts';
import { GroupFields } from './group-field.tsx';
import { writeAt } from '#design/admin/json-path.ts';
import type { FieldSchema } from './json-schema.ts';
import { SchemaField } from './schema-field.tsx';
import { sayError } from './wording.ts';

interface DocumentFormProps {
  schema: FieldSchema;
  data: JsonObject;
  errors: Readonly<Record<string, string>>;
  /** Called with a function from the previous data to the new data. */
  onChange: (change: (data: JsonObject) => JsonObject) => void;
  otherFields: OtherFields;
}

/** A document's fields, generated from its JSON Schema. */
export function DocumentForm(props: DocumentFormProps): ReactNode {
  const { schema, data, errors, onChange, otherFields } = props;
  const write = useCallback(
    (path: string, value: unknown) => onChange((before) => writeAt(before, path, value)),
    [onChange],
  );
  const parts = useMemo(
    () => ({
      schema,
      errors: sayErrors(schema, errors),
      onChange: write,
      ...otherFields,
      Field: SchemaField,
    }),
    [schema, errors, write, otherFields],
  );
  return (
    <FormPartsContext value={parts}>
      <GroupFields schema={schema} value={data} path="" />
    </FormPartsContext>
  );
}

/** The errors of the fields, each as a full sentence. */
const sayErrors = (schema: FieldSchema, errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path, sayError(message, findPlace(schema, path))]),
  );
