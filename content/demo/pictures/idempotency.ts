import { area, arrow, arrowhead, box, circle, picture, signOff, stroke } from './pen.ts';

const gate = 990;
const attempts = [270, 450, 630];

/** Three attempts with the same key: one goes through the gate and is recorded, two get the answer again. */
export function drawIdempotency(): string {
  return picture(
    stroke(box(200, 210, 230, 480), { fill: 'sheet' }),
    stroke('M275 250h80', { weight: 'thin' }),
    area(box(250, 590, 130, 50), 'ink'),
    ...attempts.map((y) =>
      stroke(`M430 ${y}H550M800 ${y}H${y === 450 ? gate : gate - 40}`, { by: 'machine' }),
    ),
    ...attempts.map((y) => drawKey(550, y)),
    ...[270, 630].map((y) => bounce(y)),
    stroke(`M${gate} 130V395M${gate} 505V770`),
    arrow([gate, 450], [1130, 450]),
    stroke(box(1130, 290, 270, 320), { fill: 'sheet' }),
    stroke('M1170 350h130M1170 540h190M1170 570h110', { weight: 'thin' }),
    signOff(1265, 450, 120),
  );
}

/** A key of 250 units, pointing right. */
function drawKey(x: number, y: number): string {
  return (
    stroke(circle(x + 54, y, 50), { fill: 'sheet' }) +
    stroke(circle(x + 40, y, 14), { weight: 'thin' }) +
    stroke(`M${x + 104} ${y}h146M${x + 180} ${y}v46M${x + 222} ${y}v46`)
  );
}

/** A repeated attempt: it stops at the gate, and the stored answer goes back. */
function bounce(y: number): string {
  const away = y < 450 ? -1 : 1;
  const back = y + away * 92;
  return (
    stroke(`M${gate - 40} ${y}V${back}H454`, { weight: 'thin' }) +
    arrowhead([gate, back], [434, back], 'ink', 24)
  );
}
