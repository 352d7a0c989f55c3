import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

export interface FieldTexts {
  label: string;
  /** Below the control, and part of its description. */
  hint?: ReactNode;
  /** The error; marks the control as invalid. */
  error?: string | undefined;
}

/** The look of a text input (field.css). */
export const controlClass = 'control';

/** The attributes that associate a control with its label, hint and error. */
export function describeField(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** The label above a control, its hint and its error below. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  className = '',
  children,
}: FieldTexts & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex flex-col gap-1 ${className}`.trim()}>
      <label htmlFor={id} className="self-start text-small font-medium wrap-anywhere text-ink">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-fine wrap-anywhere text-ink-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
