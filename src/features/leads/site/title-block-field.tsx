import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '#design/ui/field-error.tsx';
import { describeField } from '#design/ui/field-frame.tsx';

interface CellProps {
  label: string;
  error?: string | undefined;
  /** The cell's place in the block. */
  className?: string;
}

const box =
  'block w-full bg-transparent text-body text-ink outline-none placeholder:text-ink-2 placeholder:opacity-85';

/** A cell of the title block with an input: its label in the corner, its rules for a border. Its page imports title-block.css. */
export function TitleBlockField({
  label,
  error,
  className = '',
  ...rest
}: CellProps & Omit<ComponentProps<'input'>, 'className'>) {
  const id = `contact-${rest.name}`;
  return (
    <Cell id={id} label={label} error={error} className={className}>
      <input type="text" dir="auto" {...rest} {...describeField(id, { error })} className={box} />
    </Cell>
  );
}

/** A field with several lines, and what belongs into it below its label. */
export function TitleBlockArea({
  label,
  hint,
  error,
  className = '',
  ...rest
}: CellProps & { hint?: string | undefined } & Omit<ComponentProps<'textarea'>, 'className'>) {
  const id = `contact-${rest.name}`;
  return (
    <Cell id={id} label={label} error={error} className={className}>
      {hint && <Hint id={id}>{hint}</Hint>}
      <textarea dir="auto" {...rest} {...describeField(id, { hint, error })} className={box} />
    </Cell>
  );
}

/** A field for a file, with what it may be below. A script says how large the chosen one is: chosen-file.inline.js. */
export function TitleBlockFile({
  label,
  hint,
  error,
  className = '',
  limit,
  ...rest
}: CellProps & { hint: string; limit: number } & Pick<ComponentProps<'input'>, 'name' | 'accept'>) {
  const id = `contact-${rest.name}`;
  return (
    <Cell id={id} label={label} error={error} className={className}>
      <Hint id={id}>{hint}</Hint>
      <input
        type="file"
        {...rest}
        {...describeField(id, { hint, error })}
        data-limit={limit}
        className="file-field"
      />
      <output id="chosen-file" htmlFor={id} hidden className="block text-small text-ink-2" />
    </Cell>
  );
}

const Hint = ({ id, children }: { id: string; children: string }) => (
  <p id={`${id}-hint`} className="text-small text-ink-2">
    {children}
  </p>
);

function Cell({
  id,
  label,
  error,
  className = '',
  children,
}: CellProps & { id: string; children: ReactNode }) {
  return (
    <div
      className={`title-cell min-w-0 border-b border-ink outline-2 -outline-offset-2 outline-transparent focus-within:outline-petrol has-aria-invalid:bg-redline/6 has-aria-invalid:[box-shadow:inset_4px_0_var(--redline)] ${className}`}
    >
      <label htmlFor={id} className="relative block text-small font-medium">
        {label}
      </label>
      {children}
      {error && (
        <FieldError id={id} className="pt-2">
          {error}
        </FieldError>
      )}
    </div>
  );
}
