import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bandsOf, isSimilar, sketchText } from './sketch-text.ts';

const text =
  'Hello Ann, the garden behind the old mill is open again from May to October, and the path along the river is repaired.';

/** Whether a text is found by another's bands and taken for nearly the same. */
function isFoundBy(one: string, other: string): boolean {
  const [sketch, otherSketch] = [sketchText(one)!, sketchText(other)!];
  const bands = bandsOf(otherSketch);
  return bandsOf(sketch).some((band, i) => band === bands[i]) && isSimilar(sketch, otherSketch);
}

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
  expect(isFoundBy(text, other)).toBe(expected);
});

it('takes a few words for nobody’s', () => {
  expect(sketchText('Please call me back this afternoon.')).toBeNull();
});

it('is bounded for the longest text', () => {
  expect(sketchText(text.repeat(17).slice(0, 2000))).toHaveLength(10);
});

it('fills all places for a text that repeats a word or two', () => {
  const short = 'anna anna anna anna anna anna anna anna anna anna';
  expect(sketchText(short)).toHaveLength(10);
  expect(isFoundBy(short, `${short} anna`)).toBe(true);
});

it('shares a band with every sketch that agrees in more than half of the places', () => {
  const places = fc.tuple(
    fc.array(fc.integer(), { minLength: 10, maxLength: 10 }),
    fc.uniqueArray(fc.nat({ max: 9 }), { minLength: 6, maxLength: 10 }),
  );
  fc.assert(
    fc.property(places, ([sketch, agreeing]) => {
      const other = sketch.map((hash, place) => (agreeing.includes(place) ? hash : hash ^ 1));
      const bands = bandsOf(other);
      expect(bandsOf(sketch).some((band, i) => band === bands[i])).toBe(true);
      expect(isSimilar(sketch, other)).toBe(true);
    }),
  );
});
