import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FieldError } from '#design/ui/field-error.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { NotLoaded } from '#domain/rows/admin/not-loaded.tsx';
import { useFormParts, type FieldProps } from '../form-parts.ts';
import { toCleared } from '../to-cleared.ts';

/** A text with bold, italic, links and lists, edited as it will look. */
export function RichTextField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { errors, onChange } = useFormParts();
  const id = toFieldId(path);
  const text = typeof value === 'string' ? value : '';
  const error = errors[path];
  const mustBeThere = isRequired && !isNullable;
  const attributes = useMemo(
    () => ({
      id,
      'aria-labelledby': `${id}-label`,
      'aria-describedby': error ? `${id}-hint ${id}-error` : `${id}-hint`,
      ...(mustBeThere && { 'aria-required': 'true' }),
      ...(error && { 'aria-invalid': 'true' }),
    }),
    [id, error, mustBeThere],
  );

  return (
    <div className="flex flex-col gap-1">
      <span id={`${id}-label`} className="self-start text-small font-medium text-ink">
        {label}
      </span>
      <LoadedEditor
        label={label}
        attributes={attributes}
        value={text}
        onChange={(html) => onChange(path, html === '' ? toCleared({ isRequired, isNullable }, '') : html)}
      />
      <p id={`${id}-hint`} className="text-fine text-ink-2">
        {schema.description} Select words, then press Link to make them one.
        {schema.maxLength !== undefined &&
          ` ${text.length} of ${schema.maxLength} characters with their marks.`}
      </p>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

type EditorProps = Parameters<typeof import('./rich-editor.tsx').RichEditor>[0];

/** The editor is loaded with the first such field: most documents have none. */
function LoadedEditor(props: EditorProps) {
  const editor = useQuery({
    queryKey: ['rich-editor'],
    queryFn: async () => (await import('./rich-editor.tsx')).RichEditor,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  const Editor = editor.data;
  if (!Editor) return <NotLoaded query={editor} what="editor" />;
  return <Editor {...props} />;
}
