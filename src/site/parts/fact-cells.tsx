import type { ReactNode } from 'react';

/** One fact of a page: its name and what is true. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** A fact that is a figure, such as a price: large. */
export const figureFact = ({ label, value }: Fact): Fact => ({
  label,
  value: <span className="text-lead font-[560] tracking-tight [font-stretch:112%]">{value}</span>,
});

interface FactCellsProps {
  facts: readonly Fact[];
  /** Which of an odd number has a row to itself; left out, the last. */
  wide?: number;
  className?: string;
}

/** A page's facts as the cells of a title block, two in a row. */
export function FactCells({ facts, wide = facts.length - 1, className = '' }: FactCellsProps) {
  const isOdd = facts.length % 2 > 0;
  return (
    <dl className={`grid grid-cols-2 gap-px bg-ink ${className}`}>
      {facts.map(({ label, value }, index) => (
        // Told here: a browser knows the last child only once all have come, and would move it.
        <div
          key={label}
          className={`bg-sheet px-3 py-2 sm:px-4 ${isOdd && index === wide ? 'col-span-2' : ''}`}
        >
          <dt className="text-fine text-ink-2">{label}</dt>
          <dd className="text-small font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
