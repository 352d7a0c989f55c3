import fc from 'fast-check';
import { expect, it } from 'vitest';
import { similarFrom, sketchSize, sketchText, soughtHashes } from './sketch-text.ts';

const text =
  'Hello Ann, the garden behind the old mill is open again from May to October, and the path along the river is repaired.';

const isSimilar = (one: string, other: string) => {
  const hashes = new Set(sketchText(one));
  return sketchText(other).filter((hash) => hashes.has(hash)).length >= similarFrom;
};

it.each([
  [
    'case, spaces, numbers and punctuation',
    text.toUpperCase().replaceAll(' ', '  ').replace('.', ' 7!'),
    true,
  ],
  ['another name', text.replace('Ann', 'Christopher'), true],
  ['another word here and there', text.replace('behind', 'beside').replace('repaired', 'mended'), true],
  ['another end', `${text} Bring your friends and something to drink.`, true],
  [
    'another text',
    'Our booking system has shown every appointment an hour late since Sunday morning.',
    false,
  ],
])('knows a text again by %s: %s', (_name, other, expected) => {
  expect(isSimilar(text, other)).toBe(expected);
});

it('takes a few words for nobody’s', () => {
  expect(sketchText('Please call me back this afternoon.')).toEqual([]);
});

it('is bounded for the longest text', () => {
  expect(sketchText(text.repeat(17).slice(0, 2000))).toHaveLength(8);
});

it('is found again by what is sought of it, wherever the shared hashes stand', () => {
  const hashes = fc.uniqueArray(fc.integer(), {
    minLength: 2 * sketchSize - similarFrom,
    maxLength: 2 * sketchSize - similarFrom,
  });
  const inOrder = (sketch: number[]) => sketch.toSorted((a, b) => a - b);
  fc.assert(
    fc.property(hashes, (all) => {
      const shared = all.slice(0, similarFrom);
      const one = inOrder([...shared, ...all.slice(similarFrom, sketchSize)]);
      const other = inOrder([...shared, ...all.slice(sketchSize)]);
      const sought = new Set(one.slice(0, soughtHashes));
      expect(other.slice(0, soughtHashes).some((hash) => sought.has(hash))).toBe(true);
    }),
  );
});
