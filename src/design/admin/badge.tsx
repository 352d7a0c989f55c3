import type { ReactNode } from 'react';

/** set: as it should be; draft: not yet; new: needs attention; struck: revoked. */
export type BadgeTone = 'set' | 'draft' | 'new' | 'struck' | 'plain';

const tones: Record<BadgeTone, string> = {
  set: 'border-ink text-ink',
  draft: 'border-control text-ink-2',
  new: 'border-petrol bg-petrol text-paper',
  struck: 'border-control text-ink-2 line-through',
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
