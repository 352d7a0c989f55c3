import { box, figure, lettering, signOff, stroke, word, type Outline } from './pen.ts';

/** The quarter's parts, each with its first and last week. */
const parts = [
  ['Inventory', 1, 2],
  ['One task', 3, 3],
  ['First version', 4, 9],
  ['Beside the old way', 10, 12],
  ['Decide', 13, 13],
] as const;

const [edge, week, top, pitch] = [53, 115, 130, 98];

/** Thirteen weeks as columns, and each part of a plan as a bar from its first week to its last: what is built is dashed, the end signed. */
export function drawQuarter(outline: Outline): string {
  const height = top + pitch * parts.length + 40;
  const leftOf = (number: number) => edge + (number - 1) * week;
  return figure(
    height,
    ...[1, 3, 4, 10, 13].map((number) =>
      lettering(outline(number === 1 ? 'Week 1' : String(number)), leftOf(number) + 8, 92, 0.42, 'petrol'),
    ),
    stroke(`M${edge} ${top}H${edge + 13 * week}`),
    stroke([1, 3, 4, 10, 13].map((number) => `M${leftOf(number)} 40V${height - 30}`).join(''), {
      weight: 'thin',
      color: 'gray',
    }),
    ...parts.flatMap(([name, first, last], row) => {
      const [x, y, width] = [leftOf(first), top + pitch * row + 22, (last - first + 1) * week];
      const isLast = row === parts.length - 1;
      const isDraft = last - first > 3;
      const isLate = first > 9;
      const length = outline(name).match(/M\d+,0/g)!.length;
      const wordX = isDraft ? x + 28 : isLate ? x - 36 - length * 41 : x + width + 28;
      return [
        stroke(box(x, y, width, 64), {
          fill: isLast ? 'mark' : 'sheet',
          by: isDraft ? 'machine' : 'person',
        }),
        isLast ? signOff(x + width / 2, y + 32, 60) : '',
        word(outline(name), wordX, y + 32),
      ];
    }),
  );
}
