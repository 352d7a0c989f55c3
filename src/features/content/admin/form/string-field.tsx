import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { useFormParts, type FieldProps } from './form-parts.ts';
import { toCleared } from './to-cleared.ts';

/** The most characters for which a single-line field is used. */
const oneLine = 80;

/** A text of one line or several, with a count of its characters once it is nearly full. */
export function StringField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { errors, onChange } = useFormParts();
  const text = typeof value === 'string' ? value : '';
  const { maxLength, description } = schema;
  const isTooLong = maxLength !== undefined && text.length > maxLength;
  const write = (next: string) =>
    onChange(path, next === '' ? toCleared({ isRequired, isNullable }, '') : next);
  const field = {
    id: toFieldId(path),
    label,
    value: text,
    required: isRequired && !isNullable,
    error: errors[path] ?? (isTooLong ? `${label} has more than ${maxLength} characters` : undefined),
    hint: <Hint description={description} length={text.length} maxLength={maxLength} />,
    onBlur: () => text !== text.trim() && write(text.trim()),
  };
  if (schema.control === 'multiline')
    return (
      <TextArea
        {...field}
        rows={Math.min(8, Math.max(2, Math.ceil(text.length / 70)))}
        onChange={(event) => write(event.currentTarget.value)}
      />
    );
  if (maxLength !== undefined && maxLength > oneLine)
    return (
      <TextArea
        {...field}
        rows={2}
        onChange={(event) => write(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
    );
  return <TextField {...field} onChange={(event) => write(event.currentTarget.value)} />;
}

interface HintProps {
  description: string | undefined;
  length: number;
  maxLength: number | undefined;
}

/** How much of a text's room is used before it is counted. */
const countsFrom = 0.8;

function Hint({ description, length, maxLength = Infinity }: HintProps) {
  const isNearlyFull = length >= maxLength * countsFrom;
  if (!description && !isNearlyFull) return null;
  return (
    <>
      {description}
      {description && isNearlyFull && ' '}
      {isNearlyFull && (
        <span className="whitespace-nowrap tabular-nums">
          {length} of {maxLength} characters
        </span>
      )}
    </>
  );
}
