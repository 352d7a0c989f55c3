import { useState, type ReactNode } from 'react';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { FieldError } from '#design/ui/field-error.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { countTexts, describeValue } from './describe-value.ts';
import { useFormParts, type FieldProps } from './form-parts.ts';

/** While it is folded, a line says what its value has. */
interface FieldSetProps extends Pick<FieldProps, 'schema' | 'value' | 'path' | 'label'> {
  /** Actions on the whole set. */
  actions?: ReactNode;
  children: ReactNode;
}

/** How many texts a group may have to open unfolded in a long form; an item of a list has a line's worth with one. */
const fewTexts = (path: string): number => (/\.\d+$/.test(path) ? 0 : 3);

/** Fields that belong together, with a line beside them that shows their extent; in a long form they open folded. */
export function FieldSet({ schema, value, path, label, actions, children }: FieldSetProps) {
  const { schema: whole, isLong, errors } = useFormParts();
  const { [path]: error } = errors;
  const [opensFolded] = useState(isLong && countTexts(value) > fewTexts(path));
  const id = toFieldId(path);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 border-l border-control pl-4 outline-none"
    >
      <details open={!opensFolded} className="group">
        <DisclosureSummary className="min-h-9 cursor-pointer text-body">
          <span className="flex min-w-0 flex-1 items-baseline gap-3">
            <span id={`${id}-name`} className="max-w-[70%] shrink-0 font-semibold">
              {label}
            </span>
            <span className="min-w-0 truncate text-small text-ink-2 group-open:hidden">
              {describeValue(value, schema, whole)}
            </span>
          </span>
        </DisclosureSummary>
        <div className="flex min-w-0 flex-col gap-4 pt-2">
          {schema.description && <p className="-mt-2 text-fine text-ink-2">{schema.description}</p>}
          {children}
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      </details>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
