import { area, box, cross, picture, stroke, through } from './pen.ts';

const left = 235;
const top = 130;
const pitch = 142;
const cell = 104;
const columns = 8;
const rows = [0, 1, 2, 3];

/** Per row the column of its wrong answer, and how many cases have been read. */
const wrong = [6, 4, 1];
const read = [8, 8, 8, 4];

/** Labeled cases under the marker, row by row: three wrong, the last not read yet; below, the error budget. */
export function drawGoldenSet(): string {
  return picture(
    ...rows.map((row) => area(box(left, rowY(row), (read[row] ?? 0) * pitch - 8, cell), 'mark')),
    ...rows.flatMap((row) => Array.from({ length: columns }, (_, column) => drawCase(row, column))),
    stroke(box(left + 3, 714, columns * pitch - 14, 54), { fill: 'sheet' }),
    ...wrong.map((_, index) => area(box(left + index * 184 + 18, 729, 172, 24), 'redline')),
  );
}

function rowY(row: number): number {
  return top + row * 138;
}

function drawCase(row: number, column: number): string {
  const x = left + column * pitch + pitch / 2 - 4;
  const y = rowY(row) + cell / 2;
  const frame = box(x - cell / 2, y - cell / 2, cell, cell);
  if (column >= (read[row] ?? 0)) return stroke(frame, { by: 'machine', weight: 'thin' });
  if (wrong[row] !== column) {
    return stroke(through([x - 26, y], [x - 6, y + 20], [x + 24, y - 24]), { color: 'onMark' });
  }
  return stroke(frame, { color: 'redline', fill: 'sheet' }) + cross(x, y, 24);
}
