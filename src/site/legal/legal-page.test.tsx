import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { privacyPolicy, termsOfService } from '#content/legal.ts';
import { LegalPage } from './legal-page.tsx';

it.each([privacyPolicy, termsOfService])(
  'lists the chapters of $title after what it says in short: groups, where it has any, and their sections',
  (document) => {
    const html = renderToStaticMarkup(<LegalPage document={document} email="" />);
    const list = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, words]) => words);
    const chapters = list(/<h2[^>]*>([^<]*)/g);
    const sections = list(/<h3[^>]*>([^<]*)/g);
    const listed = chapters.slice(document === privacyPolicy ? 1 : 0);
    expect(new Set(list(/<li><a href="#[^>]*>([^<]*)/g))).toEqual(new Set([...listed, ...sections]));
    expect(chapters).toHaveLength(document === privacyPolicy ? 5 : document.sections.length);
  },
);
