import { people } from '../../people.ts';
import {
  area,
  box,
  circle,
  lettering,
  picture,
  reachOf,
  stroke,
  through,
  thumbnail,
  type Outline,
} from './pen.ts';

/** Lines of the article's listings, each with the number of its correction: two as drafted, the same as corrected. */
const drafted = [
  ['3', 'if (amount <= order.total) {'],
  ['6', 'return order;'],
] as const;
const corrected = [
  ['3', 'if (asked.cents > order.centsLeft) {'],
  ['6', 'throw new TooLargeError();'],
] as const;

const [numbers, code, leading, scale] = [110, 230, 120, 0.48];

/** A draft whose lines are struck at red numbers, above the same function as corrected and signed. */
export function drawCodeReview(outline: Outline): string {
  const set = (words: string, x: number, y: number) => lettering(outline(words, 'mono'), x, y + 22, scale);
  const signature = people.find(({ slug }) => slug === 'joanna-marsh')?.signature ?? '';
  return picture(
    area(box(0, 325, 1600, 575), 'sheet'),
    stroke('M0 325H1600', { by: 'machine' }),
    stroke('M190 0V900', { weight: 'thin', color: 'gray' }),
    ...drafted.flatMap(([number, line], index) => {
      const y = 118 + index * leading;
      const end = code + reachOf(outline(line, 'mono')) * scale;
      return [
        stroke(circle(numbers, y, 44), { color: 'redline' }),
        set(number, numbers - 18, y),
        set(line, code, y),
        stroke(through([code - 20, y + 26], [end, y - 26]), { color: 'redline' }),
      ];
    }),
    ...corrected.flatMap(([number, line], index) => {
      const y = 425 + index * leading;
      return [
        area(box(numbers - 44, y - 44, 88, 88), 'mark'),
        lettering(outline(number, 'mono'), numbers - 18, y + 22, scale, 'onMark'),
        set(line, code, y),
      ];
    }),
    area(box(1100, 665, 408, 136), 'mark'),
    `<g transform="translate(1100 665)scale(1.7)">${stroke(signature, { weight: 'thin', color: 'onMark' })}</g>`,
    thumbnail(
      lettering(outline('amount', 'mono'), 140, 385, 2.6),
      stroke('M110 405L1380 215', { color: 'redline' }),
      area(box(90, 490, 1180, 330), 'mark'),
      lettering(outline('cents', 'mono'), 140, 740, 2.6, 'onMark'),
    ),
  );
}
