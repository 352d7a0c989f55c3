import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The glyph of each character (`npm run fonts`). */
export type Typeface = Record<string, Glyph>;

/** Measured in 1/1000 em. */
export interface Glyph {
  advance: number;
  /** An outline as SVG writes it, from the baseline's beginning. */
  path: string;
  /** The extra distance of certain next characters; less than 0 is nearer. */
  kerning?: Record<string, number>;
}

/** Opens a typeface that images are set in. */
export function openTypeface(name: 'display' | 'mono'): Typeface {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../typefaces/${name}.json`), 'utf8')) as Typeface;
}

/** Whether every letter of the text can be drawn. */
export function canSet(typeface: Typeface, text: string): boolean {
  return [...text].every((letter) => typeface[letter]);
}

/** Each letter's outline and where it begins, and where the text ends. Letters without a glyph are left out. */
function placeGlyphs(typeface: Typeface, text: string) {
  const placed: { path: string; left: number }[] = [];
  let end = 0;
  let before: Glyph | undefined;
  for (const letter of text) {
    const glyph = typeface[letter];
    if (!glyph) continue;
    const left = end + (before?.kerning?.[letter] ?? 0);
    placed.push({ path: glyph.path, left });
    end = left + glyph.advance;
    before = glyph;
  }
  return { placed, end };
}

/** The width of one line, in the unit of `size`. */
export function measure(typeface: Typeface, text: string, size: number): number {
  return (placeGlyphs(typeface, text).end * size) / 1000;
}

/** One line as SVG paths, its baseline beginning at `x`, `y`. */
export function drawLine(typeface: Typeface, text: string, size: number, x: number, y: number): string {
  const outlines = placeGlyphs(typeface, text).placed.map(
    ({ path, left }) => `<path transform="translate(${left})" d="${path}"/>`,
  );
  const transform = `translate(${x.toFixed(1)} ${y}) scale(${(size / 1000).toFixed(5)})`;
  return `<g transform="${transform}">${outlines.join('')}</g>`;
}

/** One line as the data of one path in 1/125 em, as short as can be: for a drawing that is part of a page's HTML. */
export function outlineText(typeface: Typeface, text: string): string {
  const { placed } = placeGlyphs(typeface, text);
  return placed.map(({ path, left }) => `M${Math.round(left / 8)},0${toRelative(path)}`).join('');
}

/** A glyph's outline from point to point, so that a letter that comes again is the same text. */
function toRelative(path: string): string {
  let [x, y] = [0, 0];
  const commands = Array.from(path.matchAll(/([A-Z])([^A-Z]*)/g), ([, command = '', numbers = '']) => {
    const at = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number) / 8));
    const isDown = (index: number) => command === 'V' || index % 2 === 1;
    const steps = at.map((number, index) => number - (isDown(index) ? y : x));
    if (command !== 'V') x = at.at(command === 'H' ? -1 : -2) ?? x;
    if (command !== 'H') y = at.at(-1) ?? y;
    return command.toLowerCase() + steps.join().replaceAll(',-', '-');
  });
  return commands.join('');
}

/** Breaks a text into lines no wider than `width`; a word that is wider is cut. */
export function breakIntoLines(typeface: Typeface, text: string, size: number, width: number): string[] {
  const space = measure(typeface, ' ', size);
  const lines: string[] = [];
  let line = '';
  let filled = 0;
  for (const word of text.split(/\s+/).flatMap((one) => cutWord(typeface, one, size, width))) {
    const taken = measure(typeface, word, size);
    if (line && filled + space + taken > width) {
      lines.push(line);
      line = '';
      filled = 0;
    }
    line += line ? ` ${word}` : word;
    filled += filled ? space + taken : taken;
  }
  return line ? [...lines, line] : lines;
}

function cutWord(typeface: Typeface, word: string, size: number, width: number): string[] {
  if (measure(typeface, word, size) <= width) return [word];
  const pieces = [''];
  for (const letter of word) {
    const longer = pieces.at(-1)! + letter;
    if (measure(typeface, longer, size) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}
