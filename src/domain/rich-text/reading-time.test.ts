import { expect, it } from 'vitest';
import { countWords, toReadingMinutes } from './reading-time.ts';

it.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>One <b>two</b></p><p>three</p>', 3],
  ['<img alt="a &gt; b">', 0],
  ['One < two', 3],
])('%j has %i words', (html, words) => {
  expect(countWords(html)).toBe(words);
});

it('takes a minute at least, and one for each 220 words', () => {
  expect([0, 110, 330, 2200].map(toReadingMinutes)).toEqual([1, 1, 2, 10]);
});
