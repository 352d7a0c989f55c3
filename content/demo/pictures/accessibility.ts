import { area, arrowhead, box, cross, picture, signOff, stroke } from './pen.ts';

/** Tops of the form's fields; the last one has the focus. */
const fields = [230, 385, 540];

/** A form with its focus order: one line from field to field, the ring on the third, a wrong jump struck. */
export function drawAccessibility(): string {
  return picture(
    area(box(460, 0, 680, 900), 'sheet'),
    stroke('M540 132h300'),
    ...fields.map((y) => stroke(box(540, y, 520, 76), { weight: 'thin' })),
    ...fields.map((y) => stroke(`M540 ${y - 38}h140`, { weight: 'thin' })),
    area(box(540, 690, 250, 90), 'ink'),
    stroke('M600 735h130', { color: 'sheet' }),
    stroke(box(518, 518, 564, 120), { color: 'petrol' }),
    drawOrder(),
    stroke('M1060 268H1290V735H830', { by: 'machine' }),
    arrowhead([900, 735], [810, 735]),
    cross(1290, 510, 40),
    signOff(300, 735, 150),
  );
}

/** The path that the keyboard takes, outside the form, with a stop at each control. */
function drawOrder(): string {
  const focused = 578;
  const stops = [...fields.map((y) => y + 38), 735];
  return (
    stroke('M300 0V735', { color: 'petrol' }) +
    stops.map((y) => stroke(`M300 ${y}H${y === focused ? 518 : 540}`, { color: 'petrol' })).join('') +
    stops
      .slice(0, 3)
      .map((y) => area(box(284, y - 16, 32, 32), 'petrol'))
      .join('')
  );
}
