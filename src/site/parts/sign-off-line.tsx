import type { ReactNode } from 'react';

/** What the customer signs: ink words on yellow marker, ticked. */
export function SignOffLine({ children }: { children: ReactNode }) {
  return (
    <p className="sign-off">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M1.5 8.5l4.5 4.5 8.5-10.5" />
      </svg>
      <span>
        <span className="sr-only">Signed off: </span>
        {children}
      </span>
    </p>
  );
}
