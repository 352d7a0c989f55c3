import type { ReactNode } from 'react';

/** signed: countersigned, on marker; draft: dashed; new: to be looked at; struck: withdrawn, in red. */
export type BadgeTone = 'signed' | 'draft' | 'new' | 'struck' | 'plain';

const tones: Record<BadgeTone, string> = {
  signed: 'border-on-mark bg-mark text-on-mark',
  draft: 'border-dashed border-control text-ink-2',
  new: 'border-petrol bg-petrol text-paper',
  struck: 'border-redline text-redline',
  plain: 'border-control text-ink-2',
};

/** A short status word. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-control border px-2 text-fine font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
