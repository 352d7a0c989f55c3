import { Button } from '#design/ui/button.tsx';
import { FieldSet } from './field-set.tsx';
import { useFormParts, type FieldProps } from './form-parts.ts';
import { joinPath } from '#design/admin/json-path.ts';
import { labelOf, makeEmpty, type FieldSchema } from './json-schema.ts';
import { toCleared } from './to-cleared.ts';

/** Named fields that belong together; optional ones can be added and removed. */
export function GroupField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { schema: whole, onChange } = useFormParts();
  const isOptional = !isRequired || isNullable;
  if (isOptional && (value === undefined || value === null)) {
    return (
      <div>
        <Button
          variant="secondary"
          size="compact"
          onClick={() => onChange(path, makeEmpty({ ...schema, default: undefined }, whole))}
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
          <Button
            variant="quiet"
            size="compact"
            onClick={() => onChange(path, toCleared({ isRequired, isNullable }, undefined))}
          >
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
