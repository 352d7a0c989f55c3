import { area, box, circle, lettering, picture, stroke, thumbnail, type Outline } from './pen.ts';

/** The newest of three versions of a policy, one clause marked, and the answer that quotes it. */
export function drawPolicyRetrieval(outline: Outline): string {
  const clause = (x: number, y: number) =>
    area(box(x, y, 390, 160), 'mark') + lettering(outline('5.3.1'), x + 34, y + 115, 0.85, 'onMark');
  return picture(
    stroke(box(340, 80, 420, 580), { weight: 'thin', fill: 'ground' }),
    stroke(box(220, 140, 420, 580), { weight: 'thin', fill: 'ground' }),
    stroke('M665 400L735 120M545 460L615 180', { color: 'redline' }),
    stroke(box(100, 200, 420, 600), { fill: 'sheet' }),
    lettering(outline('v3.2'), 140, 330, 0.85),
    stroke('M140 395h300', { weight: 'thin' }),
    clause(115, 450),
    stroke('M140 670h290M140 725h220', { weight: 'thin' }),
    area(circle(505, 530, 18), 'ink'),
    stroke('M505 530H900'),
    stroke(box(900, 200, 600, 500), { by: 'machine', fill: 'sheet' }),
    lettering(outline('Only if'), 955, 375, 1.1),
    clause(960, 450),
    thumbnail(
      lettering(outline('Only if'), 100, 400, 3),
      area(box(100, 520, 900, 290), 'mark'),
      lettering(outline('5.3.1'), 150, 760, 2.4, 'onMark'),
    ),
  );
}
