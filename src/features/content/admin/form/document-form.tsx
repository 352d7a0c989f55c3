import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { JsonObject } from '#design/admin/json-path.ts';
import { countTexts } from './describe-value.ts';
import { FormPartsContext, type OtherFields } from './form-parts.ts';
import { GroupFields } from './group-field.tsx';
import { writeAt } from '#design/admin/json-path.ts';
import type { FieldSchema } from './json-schema.ts';
import { SchemaField } from './schema-field.tsx';

interface DocumentFormProps {
  schema: FieldSchema;
  data: JsonObject;
  errors: Readonly<Record<string, string>>;
  /** Called with a function from the previous data to the new data, and the path of the field that it changes. */
  onChange: (change: (data: JsonObject) => JsonObject, field: string) => void;
  otherFields: OtherFields;
}

/** A form with more texts opens folded, and with an outline. */
const longForm = 24;

/** Whether a document's form is a long one. */
export const isLongForm = (data: JsonObject): boolean => countTexts(data) > longForm;

/** A document's fields, generated from its JSON Schema. */
export function DocumentForm(props: DocumentFormProps): ReactNode {
  const { schema, data, errors, onChange, otherFields } = props;
  const [isLong] = useState(isLongForm(data));
  const write = useCallback(
    (path: string, value: unknown) => onChange((before) => writeAt(before, path, value), path),
    [onChange],
  );
  const parts = useMemo(
    () => ({
      schema,
      isLong,
      errors,
      onChange: write,
      ...otherFields,
      Field: SchemaField,
    }),
    [schema, isLong, errors, write, otherFields],
  );
  return (
    <FormPartsContext value={parts}>
      <GroupFields schema={schema} value={data} path="" />
    </FormPartsContext>
  );
}
