import {
  box,
  counted,
  lettering,
  picture,
  signOff,
  stroke,
  through,
  thumbnail,
  word,
  type Outline,
} from './pen.ts';

/** The five that earn a line, in the article's order. */
const kept = ['Review time', 'Cost of errors', 'Undoable steps', 'Evidence', 'Inventory'] as const;

/** The three that do not. */
const left = ['Own model', 'Chat only', 'Seats for all'] as const;

const [top, pitch, gap, edge, end] = [172, 82, 28, 90, 1510];

/** A budget's sheet: five lines, each signed off; below them three that are dashed and struck. */
export function drawTrends(outline: Outline): string {
  const bottom = top + pitch * kept.length;
  const middleOf = (row: number) => top + pitch * (row + 0.5) + (row < kept.length ? 0 : gap);
  return picture(
    stroke(`M${edge} ${bottom}V60H${end}V${bottom}z`, { fill: 'sheet' }),
    lettering(outline('Budget'), edge + 60, 142, 0.66),
    lettering(outline('5 of 8'), end - 295, 142, 0.66),
    stroke(`M${edge} ${top}H${end}`),
    ...kept.flatMap((line, row) => [
      row > 0 ? stroke(`M${edge} ${top + pitch * row}H${end}`, { weight: 'thin', color: 'gray' }) : '',
      word(outline(line), edge + 60, middleOf(row)),
      signOff(end - 80, middleOf(row), 64),
    ]),
    stroke(box(edge, bottom + gap, end - edge, pitch * left.length), { by: 'machine' }),
    ...left.flatMap((line, index) => {
      const y = middleOf(kept.length + index);
      return [
        word(outline(line), edge + 60, y, true),
        stroke(box(end - 108, y - 27, 55, 54), { by: 'machine', weight: 'thin' }),
        stroke(through([end - 104, y + 23], [end - 57, y - 23]), { color: 'redline' }),
      ];
    }),
    thumbnail(counted(outline, '5', 'of 8 lines'), signOff(1390, 700, 240)),
  );
}
