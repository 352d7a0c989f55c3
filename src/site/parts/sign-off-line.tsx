import type { ReactNode } from 'react';

interface SignOffLineProps {
  /** Read out, where yellow says it to the eye. */
  label: string;
  /** As wide as its column, and as high as its row. */
  isWide?: boolean;
  children: ReactNode;
}

/** The customer's signature: ink words on yellow marker, ticked. */
export function SignOffLine({ label, isWide = false, children }: SignOffLineProps) {
  return (
    <p
      className={`${isWide ? 'flex h-full max-w-[33em]' : 'inline-flex max-w-full'} items-start gap-2 border border-on-mark bg-mark px-2 py-1 text-small text-on-mark print:border-ink`}
    >
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="mt-1 size-4 shrink-0 fill-none stroke-current stroke-2"
      >
        <path d="M1.5 8.5l4.5 4.5 8.5-10.5" />
      </svg>
      <span className="min-w-0">
        <span className="sr-only">{`${label}: `}</span>
        {children}
      </span>
    </p>
  );
}
