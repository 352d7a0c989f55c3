import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfferedList } from './offered-list.tsx';

const item = { title: 'A day', text: 'Text' };

it('has offerings of equal rows, the first like the others', () => {
  const html = renderToStaticMarkup(<OfferedList items={[item, { ...item, title: 'A week' }]} />);
  expect(new Set(html.match(/<li class="[^"]*"/g)).size).toBe(1);
});

it('has the price of an offering in its heading', () => {
  const html = renderToStaticMarkup(<OfferedList items={[{ ...item, price: '$100' }]} />);
  expect(html).toMatch(/<h3[^>]*>A day.*\$100.*<\/h3>/);
});
