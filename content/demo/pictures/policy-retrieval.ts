import { area, box, circle, picture, stroke } from './pen.ts';

/** One clause in a stack of policies, marked, and the answer that quotes it. */
export function drawPolicyRetrieval(): string {
  return picture(
    stroke(box(440, 90, 400, 580), { weight: 'thin', fill: 'ground' }),
    stroke(box(320, 150, 400, 580), { weight: 'thin', fill: 'ground' }),
    stroke('M745 420L815 130M625 480L695 190', { color: 'redline' }),
    stroke(box(200, 210, 400, 580), { fill: 'sheet' }),
    stroke('M250 275h180'),
    stroke('M250 345h300M250 385h260M250 425h290', { weight: 'thin' }),
    area(box(236, 470, 328, 130), 'mark'),
    stroke('M250 500h300M250 535h270M250 570h210', { color: 'onMark' }),
    stroke('M250 645h290M250 685h300M250 725h160', { weight: 'thin' }),
    area(circle(564, 535, 16), 'ink'),
    stroke('M564 535H910V450H980'),
    stroke(box(980, 250, 420, 400), { by: 'machine', fill: 'sheet' }),
    stroke('M1030 320h300M1030 370h240', { by: 'machine' }),
    area(box(1016, 415, 348, 70), 'mark'),
    stroke('M1030 450h315', { color: 'onMark' }),
    stroke('M1030 530h270M1030 580h160', { by: 'machine' }),
  );
}
