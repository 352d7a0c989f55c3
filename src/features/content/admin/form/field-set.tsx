import type { ReactNode } from 'react';
import { FieldError } from '#design/ui/field-error.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';

interface FieldSetProps {
  path: string;
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  /** Actions on the whole set. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, with a line beside them that shows their extent. */
export function FieldSet({ path, label, description, error, actions, children }: FieldSetProps) {
  const id = toFieldId(path);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-4 border-l border-control pl-4 outline-none"
    >
      <legend className="pb-2 text-body font-semibold">{label}</legend>
      {description && <p className="-mt-2 text-fine text-ink-2">{description}</p>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </fieldset>
  );
}
