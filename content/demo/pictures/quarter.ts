import { box, figure, signOff, stroke, word, type Outline } from './pen.ts';

/** The quarter's parts, each with its first and last week. */
const parts = [
  ['Inventory', 1, 2],
  ['One task', 3, 3],
  ['First version', 4, 9],
  ['Beside the old way', 10, 12],
  ['Decide', 13, 13],
] as const;

/** Weeks that are named; two in a row would read as one number. */
const named = [1, 4, 10, 13];

const [left, right, top, pitch] = [40, 1560, 150, 104];
const [edge, week] = [760, 57];

/** A sheet with a row for each part of a plan: its name, and in a column of its own a bar from its first week to its last; what is built is dashed, the end signed. */
export function drawQuarter(outline: Outline): string {
  const bottom = top + pitch * parts.length;
  const leftOf = (number: number) => edge + (number - 1) * week;
  return figure(
    bottom + 40,
    stroke(box(left, 40, right - left, bottom - 40), { fill: 'sheet' }),
    word(outline('Week'), left + 45, 95),
    ...named.map((number) => word(outline(String(number)), leftOf(number), 95)),
    stroke(parts.map((_, row) => (row > 0 ? `M${left} ${top + pitch * row}H${right}` : '')).join(''), {
      weight: 'thin',
      color: 'gray',
    }),
    stroke(`M${left} ${top}H${right}`),
    ...parts.flatMap(([name, first, last], row) => {
      const [x, middle, width] = [leftOf(first), top + pitch * (row + 0.5), (last - first + 1) * week];
      const bar = box(x, middle - 30, width, 60);
      const isDraft = last - first > 3;
      const isLast = row === parts.length - 1;
      return [
        word(outline(name), left + 45, middle),
        isDraft
          ? stroke(bar, { fill: 'ground', by: 'machine' })
          : stroke(bar, { fill: isLast ? 'mark' : 'gray' }),
        isLast ? signOff(x + width / 2, middle, 50) : '',
      ];
    }),
  );
}
