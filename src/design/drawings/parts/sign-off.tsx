import type { Point } from './line.ts';

/** The countersign: an ink tick on a patch of yellow marker; `x`, `y` is its middle. */
export function SignOff({ x, y }: { x: number; y: number }) {
  return <SignOffs at={[[x, y]]} />;
}

/** The same for each row of a list that a person went through and left as it was: smaller, and one line, which turns one way, or the tick would be a hole. */
export function RowSigns({ at }: { at: readonly Point[] }) {
  return (
    <path
      className="fill-mark text-on-mark"
      d={at.map(([x, y]) => `M${x - 11} ${y - 10}h22v20h-22zm17 5l-8 10-4-4`).join('')}
    />
  );
}

/** Several countersigns in one stroke each of marker and ink. */
export function SignOffs({ at }: { at: readonly Point[] }) {
  return (
    <g className="text-on-mark">
      <path className="fill-mark" d={at.map(([x, y]) => `M${x - 15} ${y - 13}h30v26h-30z`).join('')} />
      <path className="stroke-2" d={at.map(([x, y]) => `M${x - 8} ${y}l6 6 9-13`).join('')} />
    </g>
  );
}
