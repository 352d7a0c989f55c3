import { area, arrowhead, box, picture, signOff, stroke, through } from './pen.ts';

const base = 720;
const perPiece = 2.55;
const sold = [120, 135, 128, 210, 140, 125];
const model = [118, 128, 131, 160, 150, 129];
const lastYear = [110, 130, 120, 125, 138, 130];

const barX = (week: number) => 200 + week * 126;
const level = (pieces: number) => base - pieces * perPiece;

/** The worked example: bars sold, the model in dashes, last year in gray; the offer week missed, then the fan. */
export function drawDemandForecast(): string {
  const start = 950;
  const offer = barX(3) + 76;
  return picture(
    area(through([start, level(128)], [1400, level(220)], [1400, level(40)]) + 'z', 'gray'),
    area(through([start, level(128)], [1400, level(175)], [1400, level(85)]) + 'z', 'sheet'),
    stroke(through([start, level(128)], [1400, level(130)]), { by: 'machine' }),
    ...lastYear.map((pieces, week) =>
      area(box(barX(week) + 2, level(pieces), 32, pieces * perPiece), 'gray'),
    ),
    ...sold.map((pieces, week) =>
      stroke(box(barX(week) + 40, level(pieces), 72, pieces * perPiece), { fill: 'sheet' }),
    ),
    ...model.map((pieces, week) => stroke(`M${barX(week) + 17} ${level(pieces)}h119`, { by: 'machine' })),
    stroke(`M${offer} ${level(200)}V${level(172)}`, { color: 'redline' }),
    arrowhead([offer, base], [offer, level(210) + 6], 'redline'),
    arrowhead([offer, 0], [offer, level(160) - 6], 'redline'),
    area(box(200, base, 1200, 7), 'ink'),
    signOff(offer, base + 4, 90),
  );
}
