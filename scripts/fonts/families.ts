import type { FallbackFont } from './fallbacks.ts';
import type { SampleTexts } from './sample-texts.ts';

/** One family of the design and what is kept of it. */
export interface FontFamily {
  name: string;
  /** The custom property that src/design/tokens.css takes the family from. */
  property: string;
  /** Its name at Fontsource. */
  packageName: string;
  /** Axes that stay variable, as [lowest, highest]. */
  ranges: Partial<Record<'wght' | 'wdth', [number, number]>>;
  /** Axes that are fixed. */
  pins: Partial<Record<'wght' | 'wdth' | 'opsz', number>>;
  /** OpenType features that stay. */
  features: string[];
  /** The files made of it; a browser fetches one when a page has a character of it. */
  files: FontFile[];
  /** Fonts that stand in until a file is there: one for each look that differs in width. */
  fallbacks: FontFallback[];
}

export interface FontFile {
  name: string;
  subset: 'latin' | 'latin-ext';
  /** Characters that the font lacks are left out. */
  characters: string;
}

export interface FontFallback {
  font: FallbackFont;
  weight: string;
  /** The width axis' value, as `font-stretch`. */
  stretch: number;
  /** Where on the axes the widths are measured. */
  at: Record<string, number>;
  /** Which of the site's words it is mostly used for. */
  weighedBy?: keyof SampleTexts;
  /** Where its space differs more from the real one than its letters do. */
  ownSpace?: boolean;
}

const listCharacters = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = listCharacters(0x20, 0x7e);
const punctuation = '\u00a0‘’“”–—…•·×→←↑↓✓€£°±−©';
const latin1Letters = `${listCharacters(0xc0, 0xff).replaceAll(/[×÷]/g, '')}ıŒœ`;
const latinExtendedA = listCharacters(0x100, 0x17f);

const plain = ascii + punctuation;

/** Stylistic sets, small capitals and fractions go. */
const textFeatures = ['kern', 'mark', 'mkmk', 'liga', 'calt', 'ccmp', 'locl', 'rlig', 'rvrn', 'rclt'];

/** Plain text in one file; accented letters, which few pages have, in files of their own. */
const listFiles = (name: string): FontFile[] => [
  { name, subset: 'latin', characters: plain },
  { name: `${name}-latin-1`, subset: 'latin', characters: latin1Letters },
  { name: `${name}-latin-ext`, subset: 'latin-ext', characters: latinExtendedA },
];

export const families: FontFamily[] = [
  {
    name: 'Archivo',
    property: '--font-archivo',
    packageName: 'archivo',
    ranges: { wght: [400, 600], wdth: [100, 112] },
    pins: {},
    features: textFeatures,
    files: listFiles('archivo'),
    fallbacks: [
      { font: 'arial', weight: '400', stretch: 100, at: { wght: 400, wdth: 100 }, ownSpace: true },
      { font: 'arial', weight: '500', stretch: 100, at: { wght: 500, wdth: 100 }, ownSpace: true },
      { font: 'arialBold', weight: '600', stretch: 100, at: { wght: 600, wdth: 100 }, ownSpace: true },
      {
        font: 'arialBold',
        weight: '560',
        stretch: 112,
        at: { wght: 560, wdth: 112 },
        weighedBy: 'headings',
      },
    ],
  },
  {
    name: 'Literata',
    property: '--font-literata',
    packageName: 'literata',
    ranges: { wght: [400, 600] },
    // Drawn for the size that articles are read at.
    pins: { opsz: 18 },
    features: textFeatures,
    files: listFiles('literata'),
    fallbacks: [
      { font: 'timesNewRoman', weight: '400', stretch: 100, at: { wght: 400, opsz: 18 } },
      { font: 'timesNewRoman', weight: '600', stretch: 100, at: { wght: 600, opsz: 18 } },
    ],
  },
  {
    name: 'Martian Mono',
    property: '--font-martian',
    packageName: 'martian-mono',
    ranges: {},
    // At this width a character takes 0.6 em, as in the monospaced fonts that systems have.
    pins: { wght: 400, wdth: 75 },
    // No ligatures: an identifier is read sign by sign.
    features: ['ccmp', 'locl', 'mark'],
    files: [{ name: 'martian-mono', subset: 'latin', characters: plain }],
    fallbacks: [{ font: 'courierNew', weight: '400', stretch: 100, at: { wght: 400, wdth: 75 } }],
  },
];

/** Letters of one look, for drawing words outside the browser. */
export interface ShareTypeface {
  name: 'display' | 'mono';
  packageName: string;
  /** The characters that are wanted of each of the package's files. */
  characters: Partial<Record<FontFile['subset'], string>>;
  at: Record<string, number>;
}

/** The typefaces of images for sharing. */
export const shareTypefaces: ShareTypeface[] = [
  {
    name: 'display',
    packageName: 'archivo',
    characters: { latin: plain + latin1Letters, 'latin-ext': latinExtendedA },
    at: { wght: 560, wdth: 112 },
  },
  {
    name: 'mono',
    packageName: 'martian-mono',
    characters: { latin: plain },
    at: { wght: 400, wdth: 75 },
  },
];
