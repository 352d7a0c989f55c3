/** Letters of the sans font by their width, in thousandths of its size. */
const widths: readonly (readonly [width: number, letters: string])[] = [
  [209, ` '`],
  [225, 'ijl'],
  [276, 'I.,!f‘’'],
  [296, 't:;/[]'],
  [333, 'r-(){}'],
  [400, '“”"•*°'],
  [508, 'cksvxyz$–'],
  [546, 'aegJL1'],
  [565, 'bdhnopqu€£?'],
  [573, '023456789'],
  [609, 'FT+=×−'],
  [662, 'AEKPSVXYZ'],
  [695, 'B&'],
  [731, 'CDHNRUw'],
  [790, 'GOQ'],
  [853, 'mM…'],
  [930, 'W%'],
  [1000, '@—'],
];

const widthOfLetter = new Map(
  widths.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);

/** How wide a drawing's words are set, in its own units: to the nearest one or two of them. */
export function measureLabel(words = '', { isBold = false, size = 15 } = {}): number {
  const plain = words.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const sum = [...plain].reduce((width, letter) => width + (widthOfLetter.get(letter) ?? 600), 0);
  return Math.round((sum * size * (isBold ? 1.036 : 1)) / 1000);
}
