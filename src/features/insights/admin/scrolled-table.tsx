import type { ReactNode } from 'react';
import { ScrollRegion } from '#design/ui/scroll-region.tsx';

export const headClass = 'py-2 pr-4 text-left align-bottom text-fine font-medium text-ink-2';
export const cellClass = 'py-2 pr-4 align-top text-small';

interface ScrolledTableProps {
  /** The table's name. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A table that scrolls within its frame if the screen is too narrow. */
export const ScrolledTable = ({ label, className = '', children }: ScrolledTableProps) => (
  <ScrollRegion label={label} className={className}>
    <table className="w-full border-collapse" aria-label={label}>
      {children}
    </table>
  </ScrollRegion>
);
