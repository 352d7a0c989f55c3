import type { ComponentProps } from 'react';
import { controlClass } from './field-frame.tsx';

interface SearchFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
}

/** A field that searches, and beside it the button of its form. */
export function SearchField({ id, label, children, ...input }: SearchFieldProps) {
  return (
    <div className="flex gap-2">
      <span className="relative min-w-0 flex-1">
        <label htmlFor={id} className="absolute inset-y-0 left-2.5">
          <span className="sr-only">{label}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true" className="h-full w-5 fill-none stroke-ink-2 stroke-2">
            <circle cx="10.5" cy="10.5" r="7" />
            <path d="M15.5 15.5 21 21" />
          </svg>
        </label>
        <input
          {...input}
          id={id}
          name="q"
          type="search"
          dir="auto"
          maxLength={200}
          autoComplete="off"
          className={`${controlClass} min-h-12 pr-2 pl-9`}
        />
      </span>
      {children}
    </div>
  );
}
