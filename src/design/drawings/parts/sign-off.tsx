import type { Point } from './line.ts';

/** The countersign: an ink tick on a patch of yellow marker; `x`, `y` is its middle. */
export function SignOff({ x, y }: { x: number; y: number }) {
  return <SignOffs at={[[x, y]]} />;
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
