import { expect, it } from 'vitest';
import { defaultContent, type SiteContent } from './collections.ts';
import { listDocuments } from './documents.ts';
import { findLinksTo } from './links.ts';

const find = (content: SiteContent, collection: string, slug: string) =>
  listDocuments(content).flatMap((document) => findLinksTo(document, { collection, slug }));

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
    slug: 'footer',
    path: ['groups', 0, 'links', 4, 'href'],
    kind: 'link',
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
