import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WordComparison } from './word-comparison.tsx';

const compare = (left: string, right: string) =>
  renderToStaticMarkup(
    <WordComparison left={{ label: 'Yours', value: left }} right={{ label: 'Theirs', value: right }} />,
  );

it('shows a difference in a long text with what is around it', () => {
  const words = (name: string) => Array.from({ length: 500 }, (_, n) => `${name}${n}`).join(' ');
  const html = compare(`${words('a')} mine ${words('b')}`, `${words('a')} theirs ${words('b')}`);
  expect(html).toContain('<del class="bg-sunk text-redline">mine</del>');
  expect(html).toContain('a499 ');
  expect(html).toContain(' b0 ');
  expect(html).not.toContain('a250');
  expect(html.length).toBeLessThan(3000);
});

it('shows a short text whole', () => {
  expect(compare('One word more', 'One word less')).toContain('One word ');
});
