import { area, arrowhead, cross, picture, signOff, stroke, through } from './pen.ts';

const left = 220;
const zero = 640;
const monthWidth = 32.5;

/** x of a month and y of a sum in thousands. */
const at = (month: number, thousands: number) =>
  [left + month * monthWidth, zero - thousands * 2.05] as const;

/** The worked example: the pitch as a dashed line, the accounts as quarterly steps that cross zero far later. */
export function drawAutomationRoi(): string {
  const pitch = (month: number) => at(month, -34 + 7.98 * month);
  const accounts = (month: number) => at(month, -39.7 + 2.77 * month);
  const quarters = Array.from({ length: 12 }, (_, index) => index * 3);
  const steps = quarters.flatMap((month) => {
    const [x, y] = accounts(month);
    return [
      [x, y],
      [x + 3 * monthWidth, y],
    ] as const;
  });
  const end = 1390;
  const top = pitch(36)[1];
  const bottom = accounts(33)[1];
  const [promised] = at(34 / 7.98, 0);
  const [paid] = at(15, 0);
  return picture(
    area(`${through(...steps, pitch(36), pitch(0))}z`, 'sheet'),
    stroke(`M${left} 110V790`, { weight: 'thin' }),
    stroke(`M${left} ${zero}H1400`, { weight: 'thin' }),
    ...quarters.map((month) => stroke(`M${at(month + 3, 0)[0]} ${zero}v18`, { weight: 'thin' })),
    stroke(through(pitch(0), pitch(36)), { by: 'machine' }),
    stroke(through(...steps)),
    cross(promised, zero, 34),
    signOff(paid, zero, 110),
    stroke(`M${end} ${top + 30}V${bottom - 30}`, { weight: 'thin', color: 'redline' }),
    arrowhead([end, bottom], [end, top + 14], 'redline', 26),
    arrowhead([end, top], [end, bottom - 8], 'redline', 26),
  );
}
