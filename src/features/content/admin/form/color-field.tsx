import { Button } from '#design/ui/button.tsx';
import { controlClass, describeField, FieldFrame } from '#design/ui/field-frame.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { useFormParts, type FieldProps } from './form-parts.ts';
import { toCleared } from './to-cleared.ts';

const hexColor = /^#[\da-f]{6}$/i;

/** A refusal may end with the nearest color that is allowed (content/branding.schema.ts). */
const offeredColor = /#[\da-f]{6}$/;

/** A color, typed or picked. */
export function ColorField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { errors, onChange } = useFormParts();
  const id = toFieldId(path);
  const texts = { label, hint: schema.description, error: errors[path] };
  const text = typeof value === 'string' ? value : '';
  const offered = offeredColor.exec(errors[path] ?? '')?.[0];
  const write = (next: string) => onChange(path, next || toCleared({ isRequired, isNullable }, ''));

  function take(color: string) {
    write(color);
    document.getElementById(id)?.focus();
  }

  return (
    <FieldFrame id={id} {...texts}>
      <span className="flex flex-wrap gap-2">
        <input
          type="text"
          {...describeField(id, texts)}
          className={`${controlClass} max-w-36 font-mono text-small`}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <input
          type="color"
          aria-label={`Pick ${label}`}
          className="h-11 w-16 shrink-0 border border-control bg-sheet"
          value={hexColor.test(text) ? text : '#000000'}
          onChange={(event) => write(event.currentTarget.value)}
        />
        {offered && offered !== text && (
          <Button variant="secondary" size="compact" onClick={() => take(offered)}>
            Use {offered}
          </Button>
        )}
      </span>
    </FieldFrame>
  );
}
