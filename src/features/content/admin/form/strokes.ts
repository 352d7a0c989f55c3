export type PadPoint = readonly [x: number, y: number];

/** The area that strokes are drawn in. */
export const strokesBox = { width: 240, height: 80 };

/** Points closer than this make no visible difference. */
const leastStep = 1.5;

/**
 * The strokes plus a point; without a last point it starts a new stroke. Unchanged if the point is too close
 * to the last one, or if the strokes would be longer than `maximum`.
 */
export function addPoint(strokes: string, last: PadPoint | null, [x, y]: PadPoint, maximum: number): string {
  if (last && Math.hypot(x - last[0], y - last[1]) < leastStep) return strokes;
  const at = `${keepIn(x, strokesBox.width)} ${keepIn(y, strokesBox.height)}`;
  const next = `${strokes}${last ? 'L' : 'M'}${at}`;
  return next.length > maximum ? strokes : next;
}

const keepIn = (value: number, size: number): number => Math.round(Math.min(size, Math.max(0, value)));
