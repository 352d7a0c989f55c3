import type { Font } from 'harfbuzzjs';
import { measureText } from './open-font.ts';

/** Fonts that systems have, with the names that others of the same widths go by. */
const fallbackFonts = {
  arial: {
    localNames: ['Arial', 'Liberation Sans', 'Helvetica'],
    kerning: 0.9988,
    widths:
      '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  },
  arialBold: {
    localNames: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    kerning: 0.9988,
    widths:
      '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  },
  timesNewRoman: {
    localNames: ['Times New Roman', 'Liberation Serif', 'Times'],
    kerning: 0.9988,
    widths:
      '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541',
  },
  courierNew: {
    localNames: ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono', 'Courier New'],
    kerning: 1,
    widths: Array.from({ length: 95 }, () => '600').join(' '),
  },
} satisfies Record<
  string,
  {
    localNames: string[];
    /** Of U+0020 to U+007E, in 1/1000 em. */
    widths: string;
    /** How much shorter lines are because of kerning. */
    kerning: number;
  }
>;

export type FallbackFont = keyof typeof fallbackFonts;

/** How a fallback is set so that a line takes the room that it takes in the real font. In percent. */
export interface FallbackMetrics {
  localNames: string[];
  /** The characters that it is for; all of them if omitted. */
  unicodeRange?: string;
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

const space = ' ';

/**
 * Measures a static font against the one that stands in for it, weighed by a text. The letters, and
 * where `ownSpace` asks for it the space between words, each get a measure: Arial's space is wide.
 */
export function measureFallback(
  font: Font,
  fallbackName: FallbackFont,
  { text, ownSpace }: { text: string; ownSpace: boolean },
): FallbackMetrics[] {
  const { localNames, widths, kerning } = fallbackFonts[fallbackName];
  const fallbackWidths = widths.split(' ').map((width) => Number(width) / 1000);
  const sumFallback = (words: string) =>
    [...words].reduce((sum, character) => sum + (fallbackWidths[character.charCodeAt(0) - 0x20] ?? 0), 0);
  const sample = [...text].filter((character) => character >= space && character <= '~').join('');
  const sampleSpaces = space.repeat(sample.split(space).length - 1);
  const sumOwn = (words: string) => measureText(font, words) / font.face.upem;
  const { ascender, descender } = font.hExtents();

  const describe = (scale: number): FallbackMetrics => ({
    localNames,
    sizeAdjust: scale * 100,
    ascent: (ascender / font.face.upem / scale) * 100,
    descent: (-descender / font.face.upem / scale) * 100,
  });
  const spaces = ownSpace ? sampleSpaces : '';
  const letters = describe(
    (sumOwn(sample) - sumOwn(spaces)) / (sumFallback(sample) - sumFallback(spaces)) / kerning,
  );
  if (!ownSpace) return [letters];
  return [letters, { ...describe(sumOwn(space) / sumFallback(space)), unicodeRange: 'U+20' }];
}
