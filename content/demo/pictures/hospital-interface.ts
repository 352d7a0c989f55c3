import { arrow, box, cloud, picture, signOff, stroke } from './pen.ts';

/** Where the separators stand in each segment of the message, from its left edge. */
const segments = [
  [50, 92, 150, 240],
  [40, 160, 205],
  [70, 110, 180, 262],
  [120, 160],
  [46, 200, 240],
] as const;

/** Piped messages on one side, linked resources on the other; between them a service and its tray. */
export function drawHospitalInterface(): string {
  return picture(
    ...segments.map((bars, index) => drawSegment(200, 130 + index * 88, bars)),
    arrow([530, 248], [670, 248]),
    arrow([670, 424], [530, 424], { weight: 'thin' }),
    stroke(box(670, 130, 260, 412), { by: 'machine', fill: 'sheet' }),
    signOff(800, 336, 150),
    arrow([930, 336], [1070, 336]),
    drawResources(),
    arrow([800, 542], [800, 632], { weight: 'thin' }),
    stroke('M580 690V800H1020V690'),
    drawSegment(650, 680, [60, 110, 190]),
    cloud(620, 650, 360, 120),
  );
}

function drawSegment(x: number, y: number, bars: readonly number[]): string {
  return (
    stroke(box(x, y, 300, 60), { weight: 'main', fill: 'sheet' }) +
    stroke(bars.map((bar) => `M${x + bar} ${y}v60`).join(''), { weight: 'thin' })
  );
}

function drawResources(): string {
  return (
    stroke('M1130 336H1236V190H1290M1236 336H1290M1236 336V482H1290') +
    stroke(box(1070, 280, 112, 112), { fill: 'sheet' }) +
    [134, 280, 426].map((y) => stroke(box(1290, y, 112, 112), { fill: 'sheet' })).join('')
  );
}
