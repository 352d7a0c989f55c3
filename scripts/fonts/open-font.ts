import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer as TextBuffer, Direction, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Opens what a font, in any format, has of the characters; axes are fixed at the values. */
export async function openFont(
  bytes: Buffer,
  characters: string,
  at: Record<string, number> = {},
): Promise<Font> {
  const plain = await subsetFont(bytes, characters, { targetFormat: 'truetype', variationAxes: at });
  return new Font(new Face(new Blob(plain)));
}

/** The width of a line, in the font's units. `features` are written as HarfBuzz does: `-liga` is without. */
export function measureText(font: Font, text: string, features: string[] = []): number {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.setDirection(Direction.LTR);
  buffer.guessSegmentProperties();
  shape(
    font,
    buffer,
    features.map((feature) => Feature.fromString(feature)!),
  );
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/** One of the files that Fontsource has of a family, with all its axes. */
export function readSource(packageName: string, subset: string): Buffer {
  const files = join(import.meta.dirname, '../../node_modules/@fontsource-variable', packageName, 'files');
  return readFileSync(join(files, `${packageName}-${subset}-standard-normal.woff2`));
}
