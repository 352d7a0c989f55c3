import type { Font } from 'fontkit';

/** Fonts that systems have, with the names that others of the same widths go by. */
const fallbackFonts = {
  arial: {
    localNames: ['Arial', 'Liberation Sans', 'Helvetica'],
    widths:
      '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278',
  },
  arialBold: {
    localNames: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    widths:
      '556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 278',
  },
  timesNewRoman: {
    localNames: ['Times New Roman', 'Liberation Serif', 'Times'],
    widths:
      '444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 250',
  },
  courierNew: {
    localNames: ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono', 'Courier New'],
    widths: Array.from({ length: 27 }, () => '600').join(' '),
  },
} satisfies Record<
  string,
  { localNames: string[]; /** Of a to z and the space, in 1/1000 em. */ widths: string }
>;

export type FallbackFont = keyof typeof fallbackFonts;

/** How a fallback is set so that a line takes the room that it takes in the real font. In percent. */
export interface FallbackMetrics {
  localNames: string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

/** How often the letters a to z and the space come in English text, in 1/1000. */
const frequencies = [
  65.8, 12.1, 22, 35, 97.4, 18.6, 16.4, 48, 59.2, 0.8, 5.6, 32.2, 21.1, 56.3, 62.2, 14.7, 0.9, 48.8, 50.9,
  73.7, 23.3, 9, 16.9, 1.4, 17.1, 0.6, 190,
];

const letters = 'abcdefghijklmnopqrstuvwxyz ';

/** Measures a static font against the one that stands in for it. */
export function measureFallback(font: Font, fallbackName: FallbackFont): FallbackMetrics {
  const fallback = fallbackFonts[fallbackName];
  const ownWidths = [...letters].map(
    (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm,
  );
  const fallbackWidths = fallback.widths.split(' ').map((width) => Number(width) / 1000);
  const scale = averageWidth(ownWidths) / averageWidth(fallbackWidths);
  return {
    localNames: fallback.localNames,
    sizeAdjust: scale * 100,
    ascent: (font.ascent / font.unitsPerEm / scale) * 100,
    descent: (-font.descent / font.unitsPerEm / scale) * 100,
  };
}

function averageWidth(widths: number[]): number {
  const total = frequencies.reduce((sum, frequency) => sum + frequency, 0);
  return widths.reduce((sum, width, index) => sum + width * (frequencies[index] ?? 0), 0) / total;
}
