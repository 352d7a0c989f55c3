import type { ReactNode } from 'react';
import { focusRing } from '#design/ui/focus-ring.ts';

export const headClass = 'py-2 pr-4 text-left align-bottom text-fine font-medium text-ink-2';
export const cellClass = 'py-2 pr-4 align-top text-small';

interface ScrolledTableProps {
  /** The table's name. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A table that scrolls within its frame where the screen is too narrow, with the arrow keys too. */
export const ScrolledTable = ({ label, className = '', children }: ScrolledTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
  <div role="region" aria-label={label} tabIndex={0} className={`overflow-auto ${focusRing} ${className}`}>
    <table className="w-full border-collapse" aria-label={label}>
      {children}
    </table>
  </div>
);
