import type { ReactNode } from 'react';
import { Button } from '#design/ui/button.tsx';

interface SelectionBarProps {
  /** "Selected blogs". */
  label: string;
  count: number;
  /** Says what prevents the actions. */
  note?: string | undefined;
  onClear: () => void;
  /** Stands before the button that clears the selection. */
  end?: ReactNode;
  children: ReactNode;
}

/** Actions on all selected rows, in sight below the list. */
export const SelectionBar = ({ label, count, note, onClear, end, children }: SelectionBarProps) => (
  <div
    role="toolbar"
    aria-label={label}
    className="sticky bottom-0 z-20 mt-3 flex flex-wrap items-center gap-2 border border-ink bg-sheet p-2 text-small"
  >
    <p role="status" className="px-1 font-medium">
      {count} selected
      {note && <span className="font-normal">: {note}</span>}
    </p>
    {children}
    <span className="ml-auto flex gap-2">
      {end}
      <Button size="compact" variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </span>
  </div>
);
