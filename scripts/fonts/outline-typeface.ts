import type { Font } from 'harfbuzzjs';
import type { Glyph, Typeface } from '../../src/features/sharing/server/set-text.ts';
import type { ShareTypeface } from './families.ts';
import { measureText, openFont, readSource } from './open-font.ts';

/** A typeface as outlines: what draws with it needs no font. */
export async function outlineTypeface({ packageName, characters, at }: ShareTypeface): Promise<Typeface> {
  const typeface: Typeface = {};
  for (const [subset, wanted] of Object.entries(characters)) {
    Object.assign(typeface, outlineFont(await openFont(readSource(packageName, subset), wanted, at)));
  }
  return typeface;
}

/** Characters and the distances between each two. Ligatures are left out. */
function outlineFont(font: Font): Typeface {
  // SVG counts downwards.
  font.setScale(1000, -1000);
  const characters = [...font.face.collectUnicodes()].map((codePoint) => String.fromCodePoint(codePoint));
  const measure = (text: string) => measureText(font, text, ['-liga', '-ccmp']);
  const advances = new Map(characters.map((character) => [character, measure(character)]));

  const outline = (character: string): Glyph => {
    const advance = advances.get(character)!;
    const kerning = characters
      .map((next) => [next, measure(character + next) - advance - advances.get(next)!] as const)
      .filter(([, distance]) => distance !== 0);
    return {
      advance,
      path: font.glyphToPath(font.nominalGlyph(character.codePointAt(0)!)!),
      ...(kerning.length > 0 && { kerning: Object.fromEntries(kerning) }),
    };
  };
  return Object.fromEntries(characters.map((character) => [character, outline(character)]));
}
