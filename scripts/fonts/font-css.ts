import type { FallbackMetrics } from './fallbacks.ts';
import type { FontFallback, FontFamily } from './families.ts';

/** A file as it was made: the characters that the font really has. */
export interface MadeFile {
  name: string;
  codePoints: number[];
}

/** The @font-face rules of a family: its files, then what stands in for it. */
export function describeFamily(
  family: FontFamily,
  files: MadeFile[],
  fallbacks: (FontFallback & FallbackMetrics)[],
): string {
  return [
    ...files.map((file) => describeFile(family, file)),
    ...fallbacks.map((fallback) => describeFallback(family, fallback)),
  ].join('\n');
}

function describeFile({ name, ranges, pins }: FontFamily, file: MadeFile): string {
  return describeFace({
    'font-family': `'${name}'`,
    src: `url('./fonts/${file.name}.woff2') format('woff2')`,
    'font-weight': ranges.wght?.join(' ') ?? String(pins.wght ?? 400),
    ...(ranges.wdth && { 'font-stretch': ranges.wdth.map((width) => `${width}%`).join(' ') }),
    'font-display': 'swap',
    'unicode-range': toUnicodeRange(file.codePoints),
  });
}

function describeFallback({ name }: FontFamily, fallback: FontFallback & FallbackMetrics): string {
  return describeFace({
    'font-family': `'${name} Fallback'`,
    src: fallback.localNames.map((local) => `local('${local}')`).join(', '),
    'font-weight': fallback.weight,
    ...(fallback.stretch !== 100 && { 'font-stretch': `${fallback.stretch}%` }),
    'size-adjust': toPercent(fallback.sizeAdjust),
    'ascent-override': toPercent(fallback.ascent),
    'descent-override': toPercent(fallback.descent),
    'line-gap-override': '0%',
    ...(fallback.unicodeRange && { 'unicode-range': fallback.unicodeRange }),
  });
}

function describeFace(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}\n`;
}

const toPercent = (value: number): string => `${value.toFixed(2)}%`;

/** Code points as CSS writes them: `U+20-7E, U+A9`. */
export function toUnicodeRange(codePoints: number[]): string {
  const ranges: [number, number][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && codePoint <= last[1] + 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}
