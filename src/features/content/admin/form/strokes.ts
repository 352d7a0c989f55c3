export type PadPoint = readonly [x: number, y: number];

/** The box that strokes are drawn in. */
export const strokesBox = { width: 240, height: 80 };

/** Points nearer than this add nothing that can be seen. */
const leastStep = 1.5;

/**
 * The strokes with a point more: the beginning of a new one without a last point. As they were where the point is
 * too near to the last one, or where they would be longer than `maximum`.
 */
export function addPoint(strokes: string, last: PadPoint | null, [x, y]: PadPoint, maximum: number): string {
  if (last && Math.hypot(x - last[0], y - last[1]) < leastStep) return strokes;
  const at = `${keepIn(x, strokesBox.width)} ${keepIn(y, strokesBox.height)}`;
  const next = `${strokes}${last ? 'L' : 'M'}${at}`;
  return next.length > maximum ? strokes : next;
}

const keepIn = (value: number, size: number): number => Math.round(Math.min(size, Math.max(0, value)));
