import {
  area,
  arrow,
  counted,
  cross,
  lettering,
  picture,
  signOff,
  stroke,
  through,
  thumbnail,
  word,
  type Outline,
} from './pen.ts';

const left = 110;
const zero = 690;

/** x of a month and y of a sum in thousands. */
const at = (month: number, thousands: number) => [left + month * 27, zero - thousands * 2.05] as const;

/** The worked example: the pitch, a dashed line that pays in month 5, and the accounts, whose steps do in month 15. */
export function drawAutomationRoi(outline: Outline): string {
  const pitch = (month: number) => at(month, -34 + 7.98 * month);
  const steps = Array.from({ length: 12 }, (_, quarter) => {
    const [x, y] = at(quarter * 3, -39.7 + 8.31 * quarter);
    return through([x, y], [x + 81, y]).replace('M', quarter === 0 ? 'M' : 'L');
  }).join('');
  return picture(
    area(`${steps}L${pitch(36).join(' ')}L${pitch(0).join(' ')}z`, 'sheet'),
    stroke(`M${left} 90V830`, { weight: 'thin' }),
    stroke(`M${left} ${zero}H1530`, { weight: 'thin' }),
    stroke(through(pitch(0), pitch(36)), { by: 'machine' }),
    stroke(steps),
    cross(at(4.26, 0)[0], zero, 40),
    signOff(at(15, 0)[0], zero, 120),
    word(outline('Month'), 165, 80),
    lettering(outline('5'), 150, 330, 1.7),
    stroke('M128 330L320 190', { color: 'redline' }),
    arrow([345, 255], [445, 255], { color: 'redline' }),
    lettering(outline('15'), 480, 330, 1.7),
    word(outline('Pitch'), 1120, 130),
    word(outline('$253,280'), 1120, 215, true),
    word(outline('Accounts'), 1120, 500),
    word(outline('$59,847'), 1120, 585),
    thumbnail(
      counted(outline, '5', 'Month'),
      stroke('M50 520L500 80', { color: 'redline' }),
      stroke('M560 310H700', { color: 'redline' }),
      area('M790 310l-120-80v160z', 'redline'),
      lettering(outline('15'), 840, 490, 4.4),
    ),
  );
}
