import type { ReactNode } from 'react';

export const emptyFrame = 'flex flex-col items-start gap-4 border border-control px-6 py-10';

/** Shown in place of an empty list: one sentence, and perhaps a next step. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={emptyFrame}>
      <p className="text-body text-ink-2">{text}</p>
      {children}
    </div>
  );
}
