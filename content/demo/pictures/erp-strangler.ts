import {
  area,
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

/** How many lines differed for each cause: two are decided and signed, the last were faults. */
const causes = ['480', '97', '34'];

/** How often the old and the new price differed, its causes, and its share of all lines, to scale. */
export function drawErpStrangler(outline: Outline): string {
  return picture(
    lettering(outline('611'), 90, 390, 2.6),
    word(outline('of 52,000'), 100, 510),
    stroke('M1491 620V680', { weight: 'thin' }),
    stroke(box(800, 110, 700, 510), { fill: 'sheet' }),
    stroke('M800 280H1500M800 450H1500', { weight: 'thin' }),
    ...causes.flatMap((count, index) => {
      const y = 195 + index * 170;
      const isFault = count === '34';
      return [
        lettering(outline(count), 840, y + 30, 0.66, isFault ? 'redline' : 'ink'),
        isFault ? '' : signOff(1420, y, 100),
      ];
    }),
    stroke(box(100, 680, 1400, 110), { fill: 'sheet' }),
    area(box(1483, 680, 17, 110), 'ink'),
    thumbnail(counted(outline, '611', 'of 52,000 lines', 'redline')),
  );
}
