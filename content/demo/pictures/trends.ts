import { area, box, circle, cross, picture, signOff, stroke } from './pen.ts';

/** Drafted claims of every size, as x, y and radius. */
const afloat = [
  [300, 236, 84],
  [1010, 300, 108],
  [1348, 232, 74],
] as const;
const struck = [
  [560, 222, 72],
  [868, 212, 58],
  [1186, 420, 62],
] as const;
/** The five that stay, from left to right. */
const kept = [
  [300, 430, 62],
  [550, 366, 44],
  [770, 380, 74],
  [1000, 540, 48],
  [1330, 456, 56],
] as const;

/** A field of bubbles, in the part that a wide frame shows; five of them have a line down to firm ground and a signature there. */
export function drawTrends(): string {
  const ground = 712;
  return picture(
    '<g transform="translate(-136 -78) scale(1.17)">',
    ...afloat.map(([x, y, r]) => stroke(circle(x, y, r), { by: 'machine', weight: 'thin' })),
    ...struck.flatMap(([x, y, r]) => [
      stroke(circle(x, y, r), { by: 'machine', weight: 'thin' }),
      cross(x, y, Math.round(r * 0.5)),
    ]),
    area(box(200, ground, 1200, 7), 'ink'),
    ...kept.flatMap(([x, y, r]) => [
      stroke(`M${x} ${y + r}V${ground}`),
      stroke(circle(x, y, r), { fill: 'sheet' }),
      signOff(x, ground, 92),
    ]),
    '</g>',
  );
}
