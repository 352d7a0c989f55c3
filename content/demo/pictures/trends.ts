import { area, box, picture, signOff, stroke, word, type Outline } from './pen.ts';

const kept = ['Review', 'Errors', 'Undo', 'Evidence', 'Inventory'];

/** How far the words of the drafts go that are struck, line by line. */
const struck = [
  [110, 160, 60],
  [200, 105],
  [70, 85, 150],
];

/** Five trends by name on a sheet, each signed off; beside it three drafts that are struck. */
export function drawTrends(outline: Outline): string {
  return picture(
    area(box(180, 0, 780, 900), 'sheet'),
    ...kept.flatMap((name, index) => {
      const y = 170 + index * 140;
      const rule = index > 0 ? [stroke(`M180 ${y - 70}h780`, { weight: 'thin', color: 'gray' })] : [];
      return [...rule, signOff(290, y, 92), word(outline(name), 390, y, name.length * 40)];
    }),
    ...struck.map((words, index) => drawStruck(words, 1060, 170 + index * 280)),
  );
}

function drawStruck(words: readonly number[], x: number, y: number): string {
  let end = x;
  const d = words.map((length) => `M${(end += length + 35) - length - 35} ${y}h${length}`).join('');
  const line = stroke(`M${x - 24} ${y + 22}L${end - 11} ${y - 22}`, { color: 'redline' });
  return stroke(d, { by: 'machine' }) + line;
}
