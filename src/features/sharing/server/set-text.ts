import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

/** Fonts of one look, in the order in which they are tried for a letter. */
export type FontStack = readonly Font[];

/** Opens the fonts that images are set in. The system's fonts are not used. */
export function openFonts(...names: string[]): FontStack {
  return names.map((name) => {
    const font = create(readFileSync(join(import.meta.dirname, `../fonts/${name}.woff`)));
    if ('fonts' in font) throw new Error(`${name} is a collection of fonts, not one`);
    return font;
  });
}

/** The first of the fonts that has the letter, if any. */
function findFont(fonts: FontStack, letter: string): Font | undefined {
  return fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** Whether every letter of the text can be drawn. */
export function canSet(fonts: FontStack, text: string): boolean {
  return [...text].every((letter) => findFont(fonts, letter) !== undefined);
}

interface Run {
  font: Font;
  text: string;
}

/** The text in pieces of one font each. Letters that no font has are left out. */
function splitRuns(fonts: FontStack, text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = findFont(fonts, letter);
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

/** The width of one line, in the unit of `size`. */
export function measure(fonts: FontStack, text: string, size: number): number {
  return splitRuns(fonts, text).reduce(
    (width, run) => width + (run.font.layout(run.text).advanceWidth / run.font.unitsPerEm) * size,
    0,
  );
}

/** One line as SVG paths, its baseline beginning at `x`, `y`. */
export function drawLine(fonts: FontStack, text: string, size: number, x: number, y: number): string {
  let left = x;
  return splitRuns(fonts, text)
    .map(({ font, text: piece }) => {
      const { glyphs, positions, advanceWidth } = font.layout(piece);
      const scale = size / font.unitsPerEm;
      let pen = 0;
      const outlines = glyphs.map((glyph, index) => {
        const position = positions[index]!;
        const path = glyph.path.translate(pen + position.xOffset, position.yOffset).toSVG();
        pen += position.xAdvance;
        return path;
      });
      // Fonts count upwards, SVG downwards.
      const transform = `translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      left += advanceWidth * scale;
      return `<path transform="${transform}" d="${outlines.join('')}"/>`;
    })
    .join('');
}

/** Breaks a text into lines no wider than `width`; a word that is wider is cut. */
export function breakIntoLines(fonts: FontStack, text: string, size: number, width: number): string[] {
  const space = measure(fonts, ' ', size);
  const lines: string[] = [];
  let line = '';
  let filled = 0;
  for (const word of text.split(/\s+/).flatMap((one) => cutWord(fonts, one, size, width))) {
    const taken = measure(fonts, word, size);
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

function cutWord(fonts: FontStack, word: string, size: number, width: number): string[] {
  if (measure(fonts, word, size) <= width) return [word];
  const pieces = [''];
  for (const letter of word) {
    const longer = pieces.at(-1)! + letter;
    if (measure(fonts, longer, size) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}
