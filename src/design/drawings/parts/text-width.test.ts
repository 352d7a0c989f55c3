import { describe, expect, it } from 'vitest';
import { caseWords } from '#content/case-words.schema.ts';
import { measureText, openFont, readSource } from '../../../../scripts/fonts/open-font.ts';
import { measureLabel } from './text-width.ts';

const words = [
  ...Object.values(caseWords).flatMap((drawing) => Object.values(drawing).map(([, first]) => first)),
  'Geprüft & signiert',
  'illicit little lilies',
  'WWW. MAMMOTH',
  '4,711.10 € − 3%',
];

const characters = [...new Set(words.join(''))].join('');

describe('the width of words in a drawing', () => {
  it.each([
    { isBold: false, wght: 400 },
    { isBold: true, wght: 600 },
  ])('is near what a shaping engine sets them in: weight $wght', async ({ isBold, wght }) => {
    const font = await openFont(readSource('archivo', 'latin'), characters, { wght, wdth: 100 });
    const wrong = words
      .map((text) => [text, measureLabel(text, { isBold }), (measureText(font, text) * 15) / 1000] as const)
      .filter(([, measured, set]) => Math.abs(measured - set) > Math.max(2, set * 0.045));
    expect(wrong).toEqual([]);
  });

  it('grows with the size, and is none without words', () => {
    expect(measureLabel('Merit', { size: 30 })).toBeCloseTo(2 * measureLabel('Merit'), -1);
    expect(measureLabel()).toBe(0);
  });
});
