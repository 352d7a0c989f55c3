import type { ReactNode } from 'react';

interface FieldErrorProps {
  /** The id of its control's error. */
  id: string;
  className?: string;
  children: ReactNode;
}

/** An error at its control: the checker's red triangle and the text. */
export function FieldError({ id, className = '', children }: FieldErrorProps) {
  return (
    <p id={`${id}-error`} className={`flex items-start gap-2 text-small text-redline ${className}`.trim()}>
      <svg aria-hidden="true" viewBox="0 0 12 12" className="mt-1.5 size-3 shrink-0 fill-current">
        <path d="M6 1l5.5 10H.5z" />
      </svg>
      {children}
    </p>
  );
}
