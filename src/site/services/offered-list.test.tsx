import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfferedList } from './offered-list.tsx';

const item = { title: 'A day', text: 'Text' };

it('has offerings of equal rows, the first like the others', () => {
  const html = renderToStaticMarkup(<OfferedList items={[item, { ...item, title: 'A week' }]} />);
  expect(new Set(html.match(/<li class="[^"]*"/g)).size).toBe(1);
});

it('has the price of an offering in its heading, and those with a price side by side in up to four columns', () => {
  const offer = { ...item, price: '$100' };
  const render = (...titles: string[]) =>
    renderToStaticMarkup(<OfferedList items={titles.map((title) => ({ ...offer, title }))} />);
  expect(render('A day')).toMatch(/<h3[^>]*>A day.*\$100.*<\/h3>/);
  expect(render('A day', 'A week')).toMatch(/<ul class="[^"]*md:grid-cols-2 "/);
  expect(render('A day', 'A week', 'A month')).toMatch(/<ul class="[^"]*grid-cols-4/);
});
