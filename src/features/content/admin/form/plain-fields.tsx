import { Switch } from '#design/admin/switch.tsx';
import { FieldError } from '#design/ui/field-error.tsx';
import { describeField } from '#design/ui/field-frame.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { SelectField } from '#domain/forms/admin/select-field.tsx';
import { useFormParts, type FieldProps } from './form-parts.ts';
import { nameOption } from './json-schema.ts';
import { toCleared } from './to-cleared.ts';

export function NumberField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { errors, onChange } = useFormParts();
  return (
    <TextField
      id={toFieldId(path)}
      type="number"
      label={label}
      hint={schema.description}
      error={errors[path]}
      required={isRequired && !isNullable}
      min={schema.minimum}
      max={schema.maximum}
      step={schema.type === 'integer' ? 1 : 'any'}
      value={typeof value === 'number' ? value : ''}
      onChange={({ currentTarget }) => {
        const isEmpty = currentTarget.value === '';
        onChange(
          path,
          isEmpty ? toCleared({ isRequired: false, isNullable }, 0) : currentTarget.valueAsNumber,
        );
      }}
      className="max-w-60"
    />
  );
}

export function DateField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { errors, onChange } = useFormParts();
  return (
    <TextField
      id={toFieldId(path)}
      type="date"
      label={label}
      hint={schema.description}
      error={errors[path]}
      required={isRequired && !isNullable}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) =>
        onChange(path, currentTarget.value || toCleared({ isRequired, isNullable }, ''))
      }
      className="max-w-60"
    />
  );
}

export function BooleanField({ schema, value, path, label }: FieldProps) {
  const { errors, onChange } = useFormParts();
  const id = toFieldId(path);
  const error = errors[path];
  return (
    <div>
      <Switch
        label={label}
        checked={value === true}
        onChange={(event) => onChange(path, event.currentTarget.checked)}
        {...describeField(id, { hint: schema.description, error })}
      />
      {schema.description && (
        <p id={`${id}-hint`} className="text-fine text-ink-2">
          {schema.description}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** A choice among a few texts: without one, the default's, or None. */
export function OptionsField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { errors, onChange } = useFormParts();
  const id = toFieldId(path);
  const texts = { label, hint: schema.description, error: errors[path] };
  const chosen = value ?? schema.default ?? '';
  const canBeNone = isNullable || (!isRequired && schema.default === undefined);
  return (
    <SelectField
      id={id}
      {...texts}
      className="max-w-96"
      value={String(chosen)}
      onChange={({ currentTarget }) =>
        onChange(
          path,
          schema.enum?.find((option) => String(option) === currentTarget.value) ??
            toCleared({ isRequired, isNullable }, ''),
        )
      }
    >
      {(canBeNone || chosen === '') && <option value="">None</option>}
      {schema.enum?.map((option) => (
        <option key={String(option)} value={String(option)}>
          {nameOption(schema, String(option))}
        </option>
      ))}
    </SelectField>
  );
}

export function UploadedField({ value, path, label, isRequired, isNullable }: FieldProps) {
  const { errors, onChange, renderUploadField } = useFormParts();
  const id = toFieldId(path);
  const error = errors[path];
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
      tabIndex={-1}
      className="flex flex-col gap-1 outline-none"
    >
      {renderUploadField({
        label,
        value: typeof value === 'string' ? value : '',
        onChange(url, alt) {
          onChange(path, url || toCleared({ isRequired, isNullable }, ''));
          const altPath = alt && findAltPath(path);
          if (altPath) onChange(altPath, alt);
        },
      })}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** The fields that say what a picture shows, by the names of the pictures' own. */
const altFields: Readonly<Record<string, string>> = { image: 'text', picture: 'pictureText' };

/** The path of the field beside a picture's that says what it shows; null if there is none. */
function findAltPath(path: string): string | null {
  const [, before = '', name = ''] = /^(.*?)([^.]*)$/.exec(path) ?? [];
  const field = altFields[name];
  return field === undefined ? null : before + field;
}

/** An article, chosen by its title. */
export function ChosenArticleField({ value, path, label, isRequired, isNullable }: FieldProps) {
  const { errors, onChange, renderArticleField } = useFormParts();
  return renderArticleField({
    id: toFieldId(path),
    label,
    value: typeof value === 'string' ? value : '',
    error: errors[path],
    onChange: (slug) => onChange(path, slug || toCleared({ isRequired, isNullable }, '')),
  });
}
