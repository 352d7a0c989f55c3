import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import type { Post } from '#features/posts/contract.ts';
import { writeAtom, writeRss } from './feeds.ts';
import { describeArticle } from './structured-data.ts';

const siteUrl = 'https://site.example';
const person = { ...defaultContent.people[0]!, name: 'Ines & Co', role: 'Head of desk', links: [] };

const post = {
  id: '01890000-0000-7000-8000-000000000000',
  slug: 'first',
  title: 'First',
  excerpt: 'In short.',
  author: person.slug,
  image_url: null,
  picture: null,
  created_at: '2026-01-02T03:04:05.000Z',
  published_at: null,
  revised_at: null,
} as Post & { picture: null };

const feed = {
  siteUrl,
  siteName: 'Acme',
  description: 'News',
  posts: [
    { ...post, publishedAt: post.created_at, updatedAt: post.created_at, html: '<p>Text</p>' },
    {
      ...post,
      slug: 'second',
      author: 'nobody',
      publishedAt: post.created_at,
      updatedAt: post.created_at,
      html: '',
    },
  ],
  findAuthor: (slug: string | null) => (slug === person.slug ? person : null),
} as Parameters<typeof writeRss>[0];

/** The entries of a feed, each with only its own text. */
const entriesOf = (xml: string, tag: string) => xml.split(`<${tag}>`).slice(1);

it("names a post's author to search engines, and the site where nobody is named", () => {
  const publisher = { siteUrl, siteName: 'Acme', image: '/og/first.png', tags: [] };
  expect(describeArticle(post, { ...publisher, author: person })).toMatchObject({
    author: {
      '@type': 'Person',
      name: 'Ines & Co',
      jobTitle: 'Head of desk',
      url: `${siteUrl}/blog/author/${person.slug}`,
    },
  });
  expect(describeArticle(post, { ...publisher, author: null })).toMatchObject({
    author: { '@type': 'Organization', name: 'Acme' },
  });
});

it('names the author in both feeds, of those posts alone that have one', () => {
  const rss = entriesOf(writeRss(feed), 'item');
  expect(rss[0]).toContain('<dc:creator>Ines &amp; Co</dc:creator>');
  expect(rss[1]).not.toContain('dc:creator');
  const atom = entriesOf(writeAtom(feed), 'entry');
  expect(atom[0]).toContain('<author><name>Ines &amp; Co</name></author>');
  expect(atom[1]).not.toContain('<author>');
});
