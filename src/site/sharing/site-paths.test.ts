import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import type { PostPath, PublishedPost } from '#features/posts/server/list-published.ts';
import { countSitemapFiles, listSitemapPaths } from './site-paths.ts';
import { pathsPerFile, writeSitemap, writeSitemapIndex } from './sitemap.ts';
import { listStaticPages } from './static-pages.ts';

const staticPages = listStaticPages(defaultContent);

const at = (day: number) => `2030-01-0${day}T00:00:00.000Z`;

const lists = [
  { path: '/blog/tag/testing', changedAt: at(4) },
  { path: '/blog/author/ines', changedAt: at(3) },
];

/** A site with this many posts, a tag and an author. */
const siteOf = (count: number) => ({
  content: defaultContent,
  listTagPages: () => Promise.resolve([{ slug: 'testing', name: 'Testing', changedAt: at(4) }]),
  listAuthorPages: () => Promise.resolve([{ slug: 'ines', name: 'Ines', changedAt: at(3) }]),
  listNewestPosts: () => Promise.resolve(count > 0 ? [{ updatedAt: at(4) } as PublishedPost] : []),
  listIssues: () => Promise.resolve([]),
  readDocumentChanges: () =>
    Promise.resolve([
      { collection: 'services', path: '/services/custom-software', changedAt: at(1) },
      { collection: 'services', path: '/services/ai-automation', changedAt: at(2) },
      { collection: 'timeline', path: null, changedAt: at(3) },
      { collection: 'site', path: '/contact', changedAt: at(1) },
    ]),
  countPostPaths: () => Promise.resolve(count),
  async *listPostPaths(range: { skip: number; count: number }) {
    const size = Math.max(0, Math.min(range.count, count - range.skip));
    yield Array.from({ length: size }, (_, index): PostPath => ({
      slug: `post-${range.skip + index}`,
      updatedAt: '2030-01-01T00:00:00.000Z',
    }));
  },
});

async function readPaths(site: ReturnType<typeof siteOf>, number: number): Promise<string[]> {
  const paths: string[] = [];
  for await (const part of listSitemapPaths(site, number)) paths.push(...part.map(({ path }) => path));
  return paths;
}

it('puts every address into exactly one file, and no more into one than it may have', async () => {
  const posts = 100_000;
  const site = siteOf(posts);
  const files = await countSitemapFiles(site);
  expect(files).toBe(3);
  const all: string[] = [];
  for (let number = 1; number <= files; number += 1) {
    const paths = await readPaths(site, number);
    expect(paths.length).toBeLessThanOrEqual(pathsPerFile);
    all.push(...paths);
  }
  expect(all).toHaveLength(posts + staticPages.length + lists.length);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('/');
  expect(all).toContain('/blog/post-99999');
});

it('names no list that has no entry', async () => {
  const empty = { ...defaultContent, products: [], cases: [] };
  const paths = await readPaths({ ...siteOf(0), content: empty }, 1);
  expect(paths.filter((path) => /^\/(?:products|portfolio)/.test(path))).toEqual([]);
  expect(paths).toContain('/services');
});

it('leaves all but the last file as they are when a post is added', async () => {
  const [before, after] = [siteOf(100_000), siteOf(100_001)];
  expect(await readPaths(after, 1)).toEqual(await readPaths(before, 1));
  expect(await readPaths(after, 2)).toEqual(await readPaths(before, 2));
});

it('needs a second file only when the first is full', async () => {
  const room = pathsPerFile - staticPages.length - lists.length;
  expect(await countSitemapFiles(siteOf(0))).toBe(1);
  expect(await countSitemapFiles(siteOf(room))).toBe(1);
  expect(await countSitemapFiles(siteOf(room + 1))).toBe(2);
  expect(await readPaths(siteOf(room + 1), 2)).toEqual([`/blog/post-${room}`]);
});

it('is written as the protocol has it', async () => {
  const pieces = writeSitemap('https://example.com', [
    [{ path: '/a&b' }],
    [{ path: '/c', changedAt: '2030-01-01' }],
  ]);
  let text = '';
  for await (const piece of pieces) text += piece;
  expect(text).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.com/a&amp;b</loc></url>
  <url><loc>https://example.com/c</loc><lastmod>2030-01-01</lastmod></url>
</urlset>
`);
  expect(writeSitemapIndex('https://example.com', 2)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <sitemap><loc>https://example.com/sitemaps/1.xml</loc></sitemap>
  <sitemap><loc>https://example.com/sitemaps/2.xml</loc></sitemap>
</sitemapindex>
`);
});

it('says of each page when what it shows last changed, and nothing where that is unknown', async () => {
  const changes = new Map<string, string | undefined>();
  for await (const part of listSitemapPaths(siteOf(1), 1)) {
    for (const { path, changedAt } of part) changes.set(path, changedAt);
  }
  expect(Object.fromEntries([...changes].filter(([, changedAt]) => changedAt))).toEqual({
    '/': at(3),
    '/services': at(2),
    '/services/custom-software': at(1),
    '/services/ai-automation': at(2),
    '/contact': at(1),
    '/blog': at(4),
    '/blog/tag/testing': at(4),
    '/blog/author/ines': at(3),
    '/blog/post-0': '2030-01-01T00:00:00.000Z',
  });
  expect(changes.has('/products')).toBe(true);
});
