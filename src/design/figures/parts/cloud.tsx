/** A revision cloud: red scallops, 20 to an arc, around what was changed. Sides are multiples of 20. */
export function Cloud({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const arcs = (count: number, dx: number, dy: number) => `a11 11 0 0 1 ${dx} ${dy}`.repeat(count);
  const across = width / 20;
  const down = height / 20;
  return (
    <path
      className="draw-line text-redline"
      pathLength={1}
      d={`M${x} ${y}${arcs(across, 20, 0)}${arcs(down, 0, 20)}${arcs(across, -20, 0)}${arcs(down, 0, -20)}`}
    />
  );
}
