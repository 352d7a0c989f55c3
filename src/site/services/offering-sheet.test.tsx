import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfferingSheet } from './offering-sheet.tsx';

const text = 'More than one sentence. '.repeat(5);

it.each([
  [3, [4, 4, 4]],
  [4, [6, 6, 6, 6]],
  [5, [6, 6, 4, 4, 4]],
  [7, [6, 6, 6, 6, 4, 4, 4]],
])('%i offerings leave no cell of a row empty', (count, spans) => {
  const items = Array.from({ length: count }, (_, index) => ({ title: `Offering ${index}`, text }));

  const html = renderToStaticMarkup(
    <OfferingSheet items={items} technologies={undefined} questions={undefined} />,
  );
  expect([...html.matchAll(/<li class="[^"]*lg:col-span-(\d)/g)].map(([, span]) => Number(span))).toEqual(
    spans,
  );
});

it('puts four offerings of a sentence each side by side', () => {
  const items = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, text: 'Text' }));
  expect(
    renderToStaticMarkup(<OfferingSheet items={items} technologies={undefined} questions={undefined} />),
  ).toContain('lg:col-span-3');
});
