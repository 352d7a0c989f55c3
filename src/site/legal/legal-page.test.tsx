import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { privacyPolicy, termsOfService } from '#content/legal.ts';
import { LegalPage } from './legal-page.tsx';

it.each([privacyPolicy, termsOfService])(
  'lists the chapters of $title after what it says in short, and within groups their sections',
  (document) => {
    const html = renderToStaticMarkup(<LegalPage document={document} email="" />);
    const list = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, words]) => words);
    const chapters = list(/<h2[^>]*>([^<]*)/g);
    const headings = list(/<h[23][^>]*>([^<]*)/g).slice(document === privacyPolicy ? 1 : 0);
    expect(new Set(list(/<li[^>]*><a href="#[^>]*>([^<]*)/g))).toEqual(new Set(headings));
    expect(chapters).toHaveLength(document === privacyPolicy ? 5 : document.sections.length);
  },
);

it('has the name of a group above the first of its rows', () => {
  const html = renderToStaticMarkup(<LegalPage document={privacyPolicy} email="" />);
  const order = [
    ...html.matchAll(/>(Newsletter|Addresses that were not confirmed|Other addresses)<\/(?:p|span)/g),
  ];
  expect(order.map(([, words]) => words).slice(0, 2)).toEqual([
    'Newsletter',
    'Addresses that were not confirmed',
  ]);
});
