import {
  area,
  box,
  counted,
  lettering,
  picture,
  signOff,
  stroke,
  through,
  thumbnail,
  word,
  type Outline,
} from './pen.ts';

const cells = Array.from({ length: 20 }, (_, index) => 100 + index * 70);

/** Nineteen branches of twenty, ticked; the one left out is on a list by name: a tooltip is signed, a refund struck. */
export function drawCoverage(outline: Outline): string {
  return picture(
    lettering(outline('95%'), 90, 400, 2.4),
    ...cells
      .slice(0, -1)
      .flatMap((x) => [
        area(box(x, 560, 64, 130), 'mark'),
        stroke(through([x + 14, 626], [x + 28, 642], [x + 50, 606]), { color: 'onMark' }),
      ]),
    stroke(box(cells.at(-1)!, 560, 64, 130), { by: 'machine' }),
    stroke(`M${cells.at(-1)! + 32} 440V560`),
    stroke(box(880, 130, 620, 310), { fill: 'sheet' }),
    stroke('M880 285H1500', { weight: 'thin' }),
    word(outline('Tooltip'), 930, 208),
    signOff(1410, 208, 110),
    word(outline('Refund'), 930, 362, true),
    thumbnail(counted(outline, '95%', 'of paths'), stroke(box(1330, 630, 170, 170), { by: 'machine' })),
  );
}
