import { box, counted, lettering, picture, signOff, stroke, thumbnail, word, type Outline } from './pen.ts';

/** The five that earn a line, in the article's order. */
const kept = ['Review time', 'Cost of errors', 'Undoable steps', 'Evidence', 'Inventory'] as const;

/** The three that do not. */
const left = ['Own model', 'Chat only', 'Seats for all'] as const;

const [top, pitch, bottom] = [200, 126, 830];
const sheet = { left: 70, right: 920 };
const dropped = { left: 980, right: 1530, top: bottom - left.length * pitch };

/** A budget's sheet: five lines, each signed off; beside it, below how many of how many they are, three that are dashed and struck. */
export function drawTrends(outline: Outline): string {
  return picture(
    stroke(box(sheet.left, 70, sheet.right - sheet.left, bottom - 70), { fill: 'sheet' }),
    lettering(outline('Budget'), sheet.left + 55, 158, 0.66),
    stroke(`M${sheet.left} ${top}H${sheet.right}`),
    stroke(
      kept.map((_, row) => (row > 0 ? `M${sheet.left} ${top + pitch * row}H${sheet.right}` : '')).join(''),
      {
        weight: 'thin',
        color: 'gray',
      },
    ),
    ...kept.flatMap((line, row) => {
      const middle = top + pitch * (row + 0.5);
      return [word(outline(line), sheet.left + 55, middle), signOff(sheet.right - 80, middle, 76)];
    }),
    lettering(outline('5 of 8'), dropped.left, 318, 1.5),
    stroke(box(dropped.left, dropped.top, dropped.right - dropped.left, bottom - dropped.top), {
      by: 'machine',
    }),
    ...left.map((line, row) =>
      word(outline(line), dropped.left + 55, dropped.top + pitch * (row + 0.5), true),
    ),
    thumbnail(counted(outline, '5', 'of 8 lines'), signOff(1390, 700, 240)),
  );
}
