import { Arrow } from './arrow.tsx';
import { drawnOnce, strokeOf } from './line.ts';
import type { DrawnBy, Point } from './line.ts';

interface PathProps {
  points: readonly [Point, ...Point[]];
  drawnBy?: DrawnBy;
  /** One curve from the first point to the last that leaves and arrives level. */
  curved?: boolean;
  arrow?: boolean;
  /** Whether an animation may draw it once. */
  drawn?: boolean;
}

/** A connector through its points, with an arrowhead at the last when asked. */
export function Path({ points, drawnBy, curved, arrow, drawn }: PathProps) {
  const to = points.at(-1) ?? points[0];
  const before = points.at(-2) ?? points[0];
  return (
    <>
      <path
        {...strokeOf(drawnBy)}
        {...(drawn ? drawnOnce : {})}
        d={curved ? bend(points[0], to) : trace(points)}
      />
      {arrow && <Arrow from={curved ? [before[0], to[1]] : before} to={to} />}
    </>
  );
}

function bend([x, y]: Point, [toX, toY]: Point): string {
  const middle = Math.round((x + toX) / 2);
  return `M${x} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`;
}

function trace([[x, y], ...rest]: readonly [Point, ...Point[]]): string {
  let [atX, atY] = [x, y];
  return rest.reduce((d, [toX, toY]) => {
    const step = toY === atY ? `H${toX}` : toX === atX ? `V${toY}` : `L${toX} ${toY}`;
    [atX, atY] = [toX, toY];
    return d + step;
  }, `M${x} ${y}`);
}
