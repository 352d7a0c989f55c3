import type { ReactNode } from 'react';

/** What opens and closes a `<details className="group">`: its words, and the one mark for it, a plus or a minus. */
export function DisclosureSummary({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <summary
      className={`flex list-none items-center justify-between gap-4 hover:text-petrol [&::-webkit-details-marker]:hidden ${className}`.trim()}
    >
      {children}
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="size-4 shrink-0 fill-none stroke-current stroke-[1.5]"
      >
        <path d="M1 8h14" />
        <path d="M8 1v14" className="group-open:hidden" />
      </svg>
    </summary>
  );
}
