import type { ReactNode } from 'react';

/**
 * The toggle of a `<details>`: its text and its marker, a plus or a minus (disclosure.css).
 */
export function DisclosureSummary({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <summary className={`disclosure-summary ${className}`.trim()}>
      {children}
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="size-4 shrink-0 fill-none stroke-current stroke-[1.5]"
      >
        <path d="M1 8h14" />
        <path d="M8 1v14" className="disclosure-upright" />
      </svg>
    </summary>
  );
}
