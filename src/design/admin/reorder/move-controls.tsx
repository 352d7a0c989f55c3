import type { RefObject } from 'react';
import { focusRing } from '../../ui/focus-ring.ts';

interface MoveControlsProps {
  /** The name of the moved entry, for the buttons' names. */
  name: string;
  index: number;
  count: number;
  handle: RefObject<HTMLSpanElement | null>;
  onMove: (from: number, to: number) => void;
}

const buttonClass = `inline-flex size-9 shrink-0 items-center justify-center rounded-control border border-control bg-sheet text-ink hover:border-ink hover:bg-sunk disabled:cursor-not-allowed disabled:border-hairline disabled:bg-sunk disabled:text-ink-2 ${focusRing}`;

/** Moves an item of a list: a drag handle, and a button for each direction. Nothing if it is the only one. */
export function MoveControls({ name, index, count, handle, onMove }: MoveControlsProps) {
  if (count < 2) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <DragHandle name={name} handle={handle} />
      <button
        type="button"
        data-move="up"
        aria-label={`Move ${name} up`}
        aria-disabled={index === 0 || undefined}
        className={`${buttonClass} aria-disabled:cursor-not-allowed aria-disabled:text-ink-2`}
        onClick={() => index > 0 && onMove(index, index - 1)}
      >
        <Arrow path="M8 13V3M3.5 7.5L8 3l4.5 4.5" />
      </button>
      <button
        type="button"
        data-move="down"
        aria-label={`Move ${name} down`}
        aria-disabled={index === count - 1 || undefined}
        className={`${buttonClass} aria-disabled:cursor-not-allowed aria-disabled:text-ink-2`}
        onClick={() => index < count - 1 && onMove(index, index + 1)}
      >
        <Arrow path="M8 3v10M3.5 8.5L8 13l4.5-4.5" />
      </button>
    </span>
  );
}

/** What an item of a list is dragged by. */
export const DragHandle = ({ name, handle }: Pick<MoveControlsProps, 'name' | 'handle'>) => (
  <span
    ref={handle}
    aria-hidden="true"
    title={`Drag ${name}`}
    className="inline-flex size-9 shrink-0 cursor-grab items-center justify-center text-ink-2"
  >
    <svg viewBox="0 0 10 16" className="h-4 fill-current">
      <path d="M1 1h2v2H1zM7 1h2v2H7zM1 7h2v2H1zM7 7h2v2H7zM1 13h2v2H1zM7 13h2v2H7z" />
    </svg>
  </span>
);

const Arrow = ({ path }: { path: string }) => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.5]">
    <path d={path} />
  </svg>
);
