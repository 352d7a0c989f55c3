import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { privacyPolicy, termsOfService } from '#content/legal.ts';
import type { LegalDocument } from '#content/legal.schema.ts';
import { LegalPage } from './legal-page.tsx';

const listLevels = (document: LegalDocument) => {
  const html = renderToStaticMarkup(<LegalPage document={document} email="" />);
  const list = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, words]) => words);
  return {
    contents: new Set(list(/<a href="#[^"]*" class="-ms-px[^>]*>([^<]*)/g)),
    chapters: list(/<h2[^>]*>([^<]*)/g),
  };
};

it.each([privacyPolicy, termsOfService])(
  'lists the chapters of $title: groups, where it has any',
  (document) => {
    const { contents, chapters } = listLevels(document);
    expect([...contents]).toEqual(chapters);
    expect(chapters.length < document.sections.length).toBe(document === privacyPolicy);
  },
);
