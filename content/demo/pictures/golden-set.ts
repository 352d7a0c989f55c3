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

/** Messages, each with the queue that the model chose; the second is wrong. */
const messages = [
  ['Lost card', 'Fraud'],
  ['Loan rates', 'Payments', 'Lending'],
  ['Address', 'Accounts'],
] as const;

/** Real messages and their queues: two are signed, one is struck and corrected; above, how many of them people agreed on. */
export function drawGoldenSet(outline: Outline): string {
  return picture(
    lettering(outline('279 of 300'), 100, 235, 1.4),
    stroke(box(100, 320, 1400, 480), { fill: 'sheet' }),
    stroke('M100 480H1500M100 640H1500', { weight: 'thin' }),
    ...messages.flatMap(([message, queue, corrected], index) => {
      const y = 400 + index * 160;
      return [
        word(outline(message), 150, y),
        arrow([590, y], [700, y], { weight: 'thin' }),
        word(outline(queue), 755, y, Boolean(corrected)),
        corrected ? word(outline(corrected), 1165, y, false, 'redline') : signOff(1420, y, 100),
      ];
    }),
    thumbnail(counted(outline, '279', 'of 300'), signOff(1390, 700, 240)),
  );
}
