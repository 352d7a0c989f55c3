import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readFirstWords } from '#content/drawn-words.schema.ts';
import { screenWords } from '#content/screen-words.schema.ts';
import { ResultsScreen } from './results-screen.tsx';

const words = readFirstWords(screenWords.results);
const countSquares = (line: string) => line.split('h14v14h-14z').length - 1;

it('fills or dashes as many squares as a count says, and has in red those that the trainer took off', () => {
  const lines = renderToStaticMarkup(<ResultsScreen words={words} />).match(/<path[^>]* d="[^"]*"/g) ?? [];
  const red = lines.filter((line) => line.includes('stroke-redline'));
  expect(red.map(countSquares)).toEqual([1]);
  const drafted = lines.filter((line) => line.includes('stroke-dasharray'));
  expect(drafted.map(countSquares)).toEqual([11, 11, 12, 12, 9]);
  expect(
    lines
      .filter((line) => line.includes('fill-current'))
      .map(countSquares)
      .slice(0, 2),
  ).toEqual([4, 11]);
});

it('draws none for a count that is no number', () => {
  const html = renderToStaticMarkup(<ResultsScreen words={{ ...words, firstBefore: 'few' }} />);
  expect(html).toContain('>few<');
  expect(html).not.toContain('NaN');
});
