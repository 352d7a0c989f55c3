import { area, box, picture, signOff, stroke } from './pen.ts';

const left = 320;
const top = 132;
const leading = 80;
const indent = 90;
const space = 35;

interface Line {
  level: number;
  words: number[];
  /** The end of it: drafted and kept, drafted and struck, or written by a person instead. */
  fate: 'kept' | 'struck' | 'written';
}

const lines: Line[] = [
  { level: 0, words: [210, 385, 175], fate: 'kept' },
  { level: 1, words: [280, 175], fate: 'kept' },
  { level: 1, words: [140, 420, 70], fate: 'struck' },
  { level: 1, words: [280, 105, 245], fate: 'written' },
  { level: 2, words: [315, 210], fate: 'kept' },
  { level: 2, words: [175, 280], fate: 'struck' },
  { level: 2, words: [210, 350], fate: 'written' },
  { level: 1, words: [245, 175], fate: 'kept' },
  { level: 0, words: [70], fate: 'kept' },
];

/** A draft in dashes: two lines struck in red, a person's lines marked in their place, and one signature. */
export function drawCodeReview(): string {
  return picture(
    area(box(200, 0, 1040, 900), 'sheet'),
    stroke('M264 0V900', { weight: 'thin', color: 'gray' }),
    ...lines.map((line, index) => drawLine(line, left + line.level * indent, top + index * leading)),
    signOff(1240, 692, 170),
  );
}

function drawLine({ words, fate }: Line, x: number, y: number): string {
  const length = words.reduce((sum, word) => sum + word + space, -space);
  let start = x;
  const d = words
    .map((word) => {
      const path = `M${start} ${y}h${word}`;
      start += word + space;
      return path;
    })
    .join('');
  if (fate === 'written')
    return area(box(x - 20, y - 28, length + 40, 56), 'mark') + stroke(d, { color: 'onMark' });
  const draft = stroke(d, { by: 'machine' });
  if (fate === 'kept') return draft;
  return draft + stroke(`M${x - 24} ${y + 18}L${x + length + 24} ${y - 18}`, { color: 'redline' });
}
