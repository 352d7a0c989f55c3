import { expect, it } from 'vitest';
import { defaultContent, type SiteContent } from './collections.ts';
import { listDocuments } from './documents.ts';
import { findPlaces } from './links.ts';

const find = (content: SiteContent, collection: string, slug: string) =>
  listDocuments(content).flatMap((document) =>
    findPlaces(document, { collection, slug }).map((place) => ({
      collection: document.collection,
      slug: document.slug,
      ...place,
    })),
  );

it('finds what refers and what links to a document', () => {
  const links = find(defaultContent, 'services', 'ai-automation');
  expect(links).toContainEqual({
    collection: 'site',
    slug: 'home-services',
    path: ['services', 2],
    kind: 'reference',
  });
  expect(links).toContainEqual({
    collection: 'site',
    slug: 'quiz-advice',
    path: ['rules', 1, 'service'],
    kind: 'reference',
  });
  expect(links).toContainEqual({
    collection: 'replies',
    slug: 'ai',
    path: ['links', 0, 'href'],
    kind: 'link',
  });
});

it('takes a query and an anchor for the same page, and a longer path for another', () => {
  const linking = (href: string) => ({
    ...defaultContent,
    site: {
      ...defaultContent.site,
      notFound: { ...defaultContent.site.notFound, action: { label: 'Go', href } },
    },
  });
  const count = (href: string) =>
    find(linking(href), 'cases', 'shelf-forecast').filter(({ slug }) => slug === 'not-found').length;
  expect(count('/portfolio/shelf-forecast')).toBe(1);
  expect(count('/portfolio/shelf-forecast?x=1')).toBe(1);
  expect(count('/portfolio/shelf-forecast#results')).toBe(1);
  expect(count('/portfolio/shelf-forecast-2')).toBe(0);
});

it('finds nothing for what is not there', () => {
  expect(find(defaultContent, 'services', 'gone')).toEqual([]);
});
