import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design/ui/button.tsx';
import { focusField } from '#domain/editing/admin/focus-field.ts';
import { FieldSet } from './field-set.tsx';
import { useFormParts, type FieldProps } from './form-parts.ts';
import { joinPath } from '#design/admin/json-path.ts';
import { labelOf, makeEmpty, type FieldSchema } from './json-schema.ts';
import { toCleared } from './to-cleared.ts';
import { useUndo } from './use-undo.ts';

/** Named fields that belong together; optional ones can be added and removed. */
export function GroupField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { schema: whole, onChange } = useFormParts();
  const add = useRef<HTMLButtonElement>(null);
  const isOptional = !isRequired || isNullable;
  const isAbsent = isOptional && (value === undefined || value === null);
  const { offer, withdraw, onKeyDown } = useUndo(create);

  // It may have come from elsewhere, such as a version that was restored.
  useEffect(() => {
    if (!isAbsent) withdraw();
  });

  /** The pressed button is gone: the focus goes to what has taken its place. */
  function create(created: unknown) {
    flushSync(() => onChange(path, created));
    focusField([path]);
  }

  function remove() {
    flushSync(() => onChange(path, toCleared({ isRequired, isNullable }, undefined)));
    add.current?.focus();
    offer(`${label} removed`, value);
  }

  if (isAbsent) {
    return (
      <div>
        <Button
          ref={add}
          variant="secondary"
          size="compact"
          onKeyDown={onKeyDown}
          onClick={() => create(makeEmpty({ ...schema, default: undefined }, whole))}
        >
          Add {label.toLowerCase()}
        </Button>
      </div>
    );
  }
  return (
    <FieldSet
      schema={schema}
      value={value}
      path={path}
      label={label}
      actions={
        isOptional && (
          <Button variant="quiet" size="compact" onClick={remove}>
            Remove {label.toLowerCase()}
          </Button>
        )
      }
    >
      <GroupFields schema={schema} value={value} path={path} />
    </FieldSet>
  );
}

/** The fields of a group without a frame. @param except a field that is shown elsewhere */
export function GroupFields({
  schema,
  value,
  path,
  except,
}: Pick<FieldProps, 'schema' | 'value' | 'path'> & { except?: string | undefined }) {
  const { Field } = useFormParts();
  const properties = Object.entries(schema.properties ?? {}) as [string, FieldSchema][];
  return properties
    .filter(([name]) => name !== except)
    .map(([name, property]) => (
      <Field
        key={name}
        schema={property}
        value={Object(value)[name]}
        path={joinPath(path, name)}
        label={labelOf(property, name)}
        isRequired={schema.required?.includes(name) ?? false}
      />
    ));
}
