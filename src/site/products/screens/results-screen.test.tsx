import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readFirstWords } from '#content/drawn-words.schema.ts';
import { screenWords } from '#content/screen-words.schema.ts';
import { ResultsScreen } from './results-screen.tsx';

const words = readFirstWords(screenWords.results);
const html = renderToStaticMarkup(<ResultsScreen words={words} />);

it('draws each goal from how many of twelve reached it before to how many later', () => {
  const ends = [...html.matchAll(/<line x1="([\d.]+)%" x2="([\d.]+)%"/g)].map(([, from, to]) =>
    [from, to].map((share) => Math.round((Number(share) / 100) * 12)),
  );
  expect(ends).toEqual([
    [4, 11],
    [3, 10],
    [5, 12],
    [6, 11],
    [2, 9],
  ]);
});

it('strikes the drafted count that the trainer took off, and has the one in its place in red', () => {
  expect(html).toMatch(/text-redline"><del[^>]*>12<\/del><b>11<\/b>one had help.*text-redline">11</s);
  expect(html.match(/redline/g)).toHaveLength(3);
});

it('draws none for a count that is no number', () => {
  const worded = renderToStaticMarkup(<ResultsScreen words={{ ...words, firstBefore: 'few' }} />);
  expect(worded).toContain('>few<');
  expect(worded).not.toContain('NaN');
  expect(worded.match(/<circle/g)).toHaveLength(8);
});
