import type { MouseEvent } from 'react';
import { focusRing } from '#design/ui/focus-ring.ts';

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Some of what it stands for are selected. */
  isMixed?: boolean;
  /** @param toAnchor including the rows between it and the previous one, as a shift click does */
  onToggle: (toAnchor: boolean) => void;
}

/** The box that selects a row, or all of them, for bulk actions. */
export const SelectBox = ({ label, isSelected, isMixed = false, onToggle }: SelectBoxProps) => (
  <label className="relative z-10 inline-flex size-9 shrink-0 cursor-pointer items-center justify-center">
    <input
      ref={(element) => {
        if (element) element.indeterminate = isMixed;
      }}
      type="checkbox"
      checked={isSelected}
      aria-label={label}
      className={`size-4 cursor-pointer accent-petrol ${focusRing}`}
      onChange={() => undefined}
      onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
    />
  </label>
);
