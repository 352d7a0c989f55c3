import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfferedList } from './offered-list.tsx';

it.each([3, 4, 5, 8])('%i offerings leave no column of two empty', (count) => {
  const items = Array.from({ length: count }, (_, index) => ({ title: `Offering ${index}`, text: 'Text' }));
  const html = renderToStaticMarkup(<OfferedList items={items} />);
  const wide = [...html.matchAll(/<li class="[^"]*col-span-2/g)].length;
  expect((count + wide) % 2).toBe(0);
  expect(wide).toBeLessThan(2);
});

it('has the price of an offering in its heading', () => {
  const items = [{ title: 'A day', text: 'Text', price: '$100' }];
  expect(renderToStaticMarkup(<OfferedList items={items} />)).toMatch(/<h3[^>]*>A day.*\$100.*<\/h3>/);
});
