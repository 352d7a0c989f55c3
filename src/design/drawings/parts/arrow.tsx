import type { Point } from './line.ts';

/** A slender filled arrowhead with its tip at `to`, pointing away from `from`. */
export function Arrow({ from, to, length = 10 }: { from: Point; to: Point; length?: number }) {
  const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const dx = (to[0] - from[0]) / run;
  const dy = (to[1] - from[1]) / run;
  const half = length * 0.4;
  // From the tip: heads that point one way are the same text, and pack to nothing.
  const corner = (side: number) =>
    `${Math.round(-dx * length - dy * side)} ${Math.round(-dy * length + dx * side)}`;
  const base = `${Math.round(dy * 2 * half)} ${Math.round(-dx * 2 * half)}`;
  return <path className="fill-current stroke-none" d={`M${to[0]} ${to[1]}l${corner(half)} ${base}z`} />;
}
