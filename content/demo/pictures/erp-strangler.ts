import { area, arrow, box, picture, signOff, stroke } from './pen.ts';

const width = 128;
const height = 104;
const top = 330;

/** The old system's modules by column and row that have moved already, and the new ones that hold them. */
const gone = ['2,0', '3,0', '3,1', '2,1', '3,2'];
const rebuilt: [number, number][] = [
  [0, 3],
  [1, 3],
  [2, 3],
  [0, 2],
];

/** A facade above two buildings: the old loses its modules one by one, the new gains them. */
export function drawErpStrangler(): string {
  const cells = Array.from({ length: 16 }, (_, index): [number, number] => [
    index % 4,
    Math.floor(index / 4),
  ]);
  const oldX = (column: number) => 200 + column * width;
  const newX = (column: number) => 1016 + column * width;
  const y = (row: number) => top + row * height;
  return picture(
    stroke(box(200, 120, 1200, 80), { fill: 'sheet' }),
    arrow([330, 200], [330, 316]),
    arrow([1208, 200], [1208, 510]),
    ...cells.map(([column, row]) =>
      gone.includes(`${column},${row}`)
        ? stroke(box(oldX(column), y(row), width, height), { weight: 'thin', color: 'gray' })
        : '',
    ),
    ...cells.map(([column, row]) =>
      gone.includes(`${column},${row}`)
        ? ''
        : area(box(oldX(column), y(row), width, height), 'gray') +
          stroke(box(oldX(column), y(row), width, height), { weight: 'thin' }),
    ),
    ...rebuilt.map(
      ([column, row]) =>
        stroke(box(newX(column), y(row), width, height), { fill: 'sheet' }) +
        signOff(newX(column) + width / 2, y(row) + height / 2, 70),
    ),
    stroke(box(800, y(2), width, height), { by: 'machine', fill: 'sheet' }),
    arrow([712, y(2) + 52], [800, y(2) + 52]),
    area(box(160, top + 4 * height, 1280, 7), 'ink'),
  );
}
