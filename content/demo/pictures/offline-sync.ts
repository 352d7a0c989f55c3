import {
  arrow,
  box,
  counted,
  lettering,
  picture,
  signOff,
  stroke,
  thumbnail,
  word,
  type Outline,
} from './pen.ts';

/** Two devices that were offline, and what each believes is left. */
const beliefs = [
  ['Anna', '17', 100],
  ['Ben', '15', 480],
] as const;

/** Two counts of one shelf, both wrong and struck; what the server adds up from what happened is signed. */
export function drawOfflineSync(outline: Outline): string {
  return picture(
    ...beliefs.flatMap(([name, left, y]) => [
      stroke(box(100, y, 560, 320), { by: 'machine', fill: 'sheet' }),
      word(outline(name), 150, y + 70),
      lettering(outline(left), 150, y + 260, 1.2),
      stroke(`M130 ${y + 250}L400 ${y + 170}`, { color: 'redline' }),
      stroke(`M660 ${y + 160}H780V450`, { by: 'machine' }),
    ]),
    arrow([780, 450], [900, 450]),
    stroke(box(900, 100, 600, 700), { fill: 'sheet' }),
    lettering(outline('12'), 940, 530, 2.8),
    signOff(1400, 690, 120),
    thumbnail(
      counted(outline, '12', 'in stock'),
      ...beliefs.flatMap(([, left], index) => {
        const y = 300 + index * 470;
        return [
          lettering(outline(left), 1110, y, 2),
          stroke(`M1060 ${y + 20}L1500 ${y - 170}`, { color: 'redline' }),
        ];
      }),
    ),
  );
}
