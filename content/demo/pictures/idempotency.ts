import {
  area,
  arrow,
  box,
  lettering,
  picture,
  signOff,
  stroke,
  thumbnail,
  word,
  type Outline,
} from './pen.ts';

const attempts = [190, 450, 710];

/** Three attempts to send with one key: whatever arrives, one inquiry is recorded. */
export function drawIdempotency(outline: Outline): string {
  return picture(
    ...attempts.flatMap((y) => [
      stroke(box(90, y - 80, 340, 160), { by: 'machine', fill: 'sheet' }),
      lettering(outline('Send'), 145, y + 30, 0.7),
      stroke(`M430 ${y}H590V450`, { by: 'machine' }),
    ]),
    stroke('M590 450H730', { by: 'machine' }),
    area(box(730, 360, 250, 180), 'petrol'),
    lettering(outline('Key'), 762, 483, 0.75, 'sheet'),
    arrow([980, 450], [1110, 450]),
    stroke(box(1110, 150, 400, 600), { fill: 'sheet' }),
    lettering(outline('1'), 1150, 520, 2.6),
    word(outline('Inquiry'), 1165, 650),
    signOff(1410, 250, 120),
    thumbnail(
      lettering(outline('3'), 90, 490, 4.4),
      stroke('M560 310H860', { by: 'machine' }),
      area('M970 310l-120-80v160z', 'ink'),
      lettering(outline('1'), 1070, 490, 4.4),
      lettering(outline('Inquiry'), 105, 770, 1.5),
      signOff(1390, 700, 240),
    ),
  );
}
