import type { ReactNode } from 'react';

interface SignOffLineProps {
  /** Read out, where yellow says it to the eye. */
  label: string;
  children: ReactNode;
}

/** The customer's signature: ink words, ticked on yellow marker. */
export function SignOffLine({ label, children }: SignOffLineProps) {
  return (
    <p className="flex max-w-[33em] items-baseline gap-2 text-small font-medium">
      <YellowTick className="translate-y-1.25" />
      <span className="min-w-0">
        <span className="sr-only">{`${label}: `}</span>
        {children}
      </span>
    </p>
  );
}

/** The drawings' mark of a person who has signed, at the size of a line. */
export const YellowTick = ({ className = '' }: { className?: string }) => (
  <Tick className={`size-5 border border-on-mark bg-mark text-on-mark print:border-ink ${className}`} />
);

/** The tick alone, in the ink of its line: nobody has signed, or the words say who, beside what is yellow. */
export const Tick = ({ className }: { className: string }) => (
  <svg
    viewBox="0 0 16 16"
    aria-hidden="true"
    className={`shrink-0 fill-none stroke-current stroke-2 ${className}`}
  >
    <path d="M1.5 8.5l4.5 4.5 8.5-10.5" />
  </svg>
);
