import { expect, it } from 'vitest';
import { writeAtom, writeRss } from './feeds.ts';

const feed = {
  siteUrl: 'https://site.example',
  siteName: 'Site',
  description: 'Articles',
  findAuthor: () => null,
};

const post = {
  id: '019a9f5e-7711-7d90-8e21-3c5a9b7d1f40',
  slug: 'notes',
  title: 'Notes',
  excerpt: 'On notes',
  author: null,
  picture: null as string | null,
  publishedAt: '2030-01-01T00:00:00.000Z',
  updatedAt: '2030-01-02T00:00:00.000Z',
  html: '<a href="#part-fn1" id="part-fnref1">1</a><img src="/uploads/a.png" />',
};

it('names no date where there is no article', () => {
  expect(writeRss({ ...feed, posts: [] })).not.toMatch(/lastBuildDate|1970/);
  expect(writeAtom({ ...feed, posts: [] })).not.toContain('1970');
});

it('names the last change of an article', () => {
  const posts = [post, { ...post, updatedAt: '2029-01-01T00:00:00.000Z' }];
  expect(writeRss({ ...feed, posts })).toContain('<lastBuildDate>Wed, 02 Jan 2030');
  expect(writeAtom({ ...feed, posts })).toContain('<updated>2030-01-02T00:00:00.000Z</updated>\n  <author>');
});

it('leads to the parts of an article at its page', () => {
  for (const write of [writeRss, writeAtom]) {
    const written = write({ ...feed, posts: [post] }).replaceAll('&quot;', '"');
    expect(written).toContain('href="https://site.example/blog/notes#part-fn1"');
    expect(written).toContain('src="https://site.example/uploads/a.png"');
  }
});

it("names each article's picture with its address and type", () => {
  const posts = [
    { ...post, picture: '/uploads/blog-1.webp' },
    { ...post, picture: 'https://cdn.example/a?b=1&c=2' },
    post,
  ];
  const rss = writeRss({ ...feed, posts });
  expect(rss).toContain(
    '<media:content url="https://site.example/uploads/blog-1.webp" medium="image" type="image/webp"/>',
  );
  expect(rss).toContain('<media:content url="https://cdn.example/a?b=1&amp;c=2" medium="image"/>');
  expect(rss.match(/media:content/g)).toHaveLength(2);
  const atom = writeAtom({ ...feed, posts });
  expect(atom).toContain(
    '<link rel="enclosure" href="https://site.example/uploads/blog-1.webp" type="image/webp"/>',
  );
  expect(atom.match(/rel="enclosure"/g)).toHaveLength(2);
});

it('has the name and the addresses of the part of the blog that it is about', () => {
  const part = {
    ...feed,
    title: 'Site: Testing',
    paths: { page: '/blog/tag/testing', feed: (kind: string) => `/blog/tag/testing/${kind}.xml` },
    posts: [post],
  };
  expect(writeRss(part)).toContain(
    '<atom:link href="https://site.example/blog/tag/testing/rss.xml" rel="self"',
  );
  const atom = writeAtom(part);
  expect(atom).toContain('<title>Site: Testing</title>');
  expect(atom).toContain('<id>https://site.example/blog/tag/testing</id>');
  expect(atom).toContain('<link href="https://site.example/blog/tag/testing/atom.xml" rel="self"/>');
});

it('says of an article from right to left that it is one', () => {
  const html = '<p>1. مرحبا</p>';
  for (const write of [writeRss, writeAtom]) {
    const plain = write({ ...feed, posts: [{ ...post, html }, post] })
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"');
    expect(plain).toContain(`<div dir="rtl">${html}</div>`);
    expect(plain.match(/dir="rtl"/g)).toHaveLength(1);
  }
});
