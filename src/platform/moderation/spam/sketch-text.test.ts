import { expect, it } from 'vitest';
import { similarFrom, sketchText } from './sketch-text.ts';

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
