import {
  area,
  box,
  counted,
  lettering,
  picture,
  signOff,
  stroke,
  thumbnail,
  word,
  type Outline,
} from './pen.ts';

/** The weighted error of each forecast in percent. */
const errors = [
  ['Last year', 13.4],
  ['Model', 8.9],
  ['Offers', 4.7],
] as const;

const [left, perPercent] = [560, 48];

/** The worked example's errors, to scale: the calendar, the model in dashes, and the calendar that knows the offers, signed. */
export function drawDemandForecast(outline: Outline): string {
  return picture(
    stroke(`M${left} 80V820`),
    ...errors.flatMap(([forecast, error], index) => {
      const y = 190 + index * 230;
      const end = left + error * perPercent;
      const isBest = forecast === 'Offers';
      return [
        word(outline(forecast), 90, y),
        isBest
          ? area(box(left, y - 70, error * perPercent, 140), 'mark')
          : stroke(box(left, y - 50, error * perPercent, 100), {
              by: forecast === 'Model' ? 'machine' : 'person',
              fill: 'sheet',
            }),
        lettering(outline(`${error}%`), end + 30, y + (isBest ? 82 : 32), isBest ? 1.8 : 0.7),
      ];
    }),
    signOff(left + 113, 650, 110),
    thumbnail(counted(outline, '4.7%', 'error'), signOff(1390, 700, 240)),
  );
}
