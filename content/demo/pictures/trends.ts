import { box, counted, lettering, picture, signOff, stroke, thumbnail, word, type Outline } from './pen.ts';

/** The five that earn a line, in the article's order; of few different letters, as the picture is part of the blog's page. */
const kept = ['Review', 'Cost of errors', 'Easy undo', 'Evidence', 'Inventory'] as const;

/** The three that do not. */
const left = ['Train your own', 'Chat only', 'Licenses for all'] as const;

const [head, top, pitch, bottom] = [70, 200, 126, 830];
const sheet = { left: 70, right: 830 };
const dropped = { left: 885, right: 1530 };

/** A budget's sheet: five lines, each signed off; beside it three that are dashed and struck. */
export function drawTrends(outline: Outline): string {
  const middleOf = (row: number) => top + pitch * (row + 0.5);
  return picture(
    stroke(box(sheet.left, head, sheet.right - sheet.left, bottom - head), { fill: 'sheet' }),
    lettering(outline('Funded'), sheet.left + 50, 158, 0.66),
    stroke(`M${sheet.left} ${top}H${sheet.right}`),
    stroke(
      kept.map((_, row) => (row > 0 ? `M${sheet.left} ${top + pitch * row}H${sheet.right}` : '')).join(''),
      {
        weight: 'thin',
        color: 'gray',
      },
    ),
    ...kept.flatMap((line, row) => [
      word(outline(line), sheet.left + 50, middleOf(row)),
      signOff(sheet.right - 80, middleOf(row), 76),
    ]),
    stroke(
      `${box(dropped.left, head, dropped.right - dropped.left, bottom - head)}M${dropped.left} ${top}H${dropped.right}`,
      { by: 'machine' },
    ),
    lettering(outline('Not funded'), dropped.left + 50, 158, 0.66),
    ...left.map((line, row) => word(outline(line), dropped.left + 50, middleOf(row), true)),
    thumbnail(counted(outline, '5', 'of 8 lines'), signOff(1390, 700, 240)),
  );
}
