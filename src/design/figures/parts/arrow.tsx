import type { Point } from './line.ts';

/** A slender filled arrowhead with its tip at `to`, pointing away from `from`. */
export function Arrow({ from, to, length = 10 }: { from: Point; to: Point; length?: number }) {
  const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const dx = (to[0] - from[0]) / run;
  const dy = (to[1] - from[1]) / run;
  const half = length * 0.4;
  const back = [to[0] - dx * length, to[1] - dy * length] as const;
  const corner = (side: number) => `${Math.round(back[0] - dy * side)} ${Math.round(back[1] + dx * side)}`;
  return (
    <path className="fill-current stroke-none" d={`M${to[0]} ${to[1]}L${corner(half)} ${corner(-half)}z`} />
  );
}
