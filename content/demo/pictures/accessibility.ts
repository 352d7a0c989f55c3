import {
  area,
  arrow,
  box,
  cross,
  lettering,
  picture,
  signOff,
  stroke,
  thumbnail,
  word,
  type Outline,
} from './pen.ts';

/** The form's controls in the order of the keyboard: the middle of each, and the label above a field. */
const stops = [
  [210, 'Name'],
  [465, 'Date'],
  [705, ''],
] as const;

/** The key Tab and the one way that it takes through a form, numbered and signed, the ring on the date; a wrong jump is struck. */
export function drawAccessibility(outline: Outline): string {
  return picture(
    area(box(640, 0, 800, 900), 'sheet'),
    stroke(box(70, 265, 400, 320), { fill: 'sheet' }),
    stroke(box(98, 283, 344, 254), { weight: 'thin' }),
    lettering(outline('Tab'), 130, 462, 1.2),
    stroke('M470 465H560M560 210V705', { color: 'petrol' }),
    ...stops.flatMap(([y, label], index) => [
      stroke(`M560 ${y}H${label === 'Date' ? 690 : 716}`, { color: 'petrol' }),
      area(box(516, y - 44, 88, 88), 'petrol'),
      lettering(outline(`${index + 1}`), 538, y + 26, 0.6, 'sheet'),
      label && stroke(box(716, y - 52, 650, 104), { weight: 'thin' }) + word(outline(label), 716, y - 116),
    ]),
    stroke(box(690, 391, 702, 148), { color: 'petrol' }),
    area(box(716, 640, 320, 130), 'ink'),
    lettering(outline('Book'), 782, 732, 0.62, 'sheet'),
    stroke('M1366 210H1520V705H1140', { by: 'machine' }),
    arrow([1140, 705], [1056, 705]),
    cross(1520, 450, 44),
    signOff(270, 712, 150),
    thumbnail(stroke(box(220, 100, 1160, 700), { fill: 'sheet' }), lettering(outline('Tab'), 330, 600, 3.8)),
  );
}
