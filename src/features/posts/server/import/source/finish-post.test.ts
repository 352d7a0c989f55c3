import { expect, it } from 'vitest';
import { finishPost, type RawPost } from './finish-post.ts';
import { PostParts } from './post-markup.ts';

const now = '2026-11-20T12:00:00.000Z';

const raw: RawPost = {
  key: 'ghost:1',
  title: 'A week on the dock',
  slug: 'a-week-on-the-dock',
  excerpt: 'Trucks.',
  content: '<p>A text.</p>',
  image: '',
  imageAlt: '',
  tags: [],
  author: null,
  published: true,
  publishedAt: '2023-05-27T06:00:00.000Z',
  featured: false,
  canonicalUrl: '',
  searchTitle: '',
  searchDescription: '',
  shareTitle: '',
  shareDescription: '',
  shareImage: '',
  formerPath: null,
};

const finish = (fields: Partial<RawPost>) =>
  finishPost(
    { ...raw, ...fields },
    new PostParts({ pathOf: () => null, filesOf: () => null }, raw.title),
    now,
  );

it.each<[string, Partial<RawPost>]>([
  ['canonical_url', { canonicalUrl: 'javascript:alert(1)' }],
  ['canonical_url', { canonicalUrl: 'ftp://dock.example/' }],
  ['canonical_url', { canonicalUrl: `https://dock.example/${'a'.repeat(2000)}` }],
  ['image_url', { image: 'https://dock.example/a b.png' }],
  ['image_url', { image: 'http://dock.example/a.png' }],
  ['published_at', { publishedAt: '1066-10-14T09:00:00.000Z' }],
])('keeps a post without its faulty %s, and says so', (field, fields) => {
  const found = finish(fields)!;
  expect(found.post).toMatchObject({ title: raw.title, published: true });
  expect(found.post[field as 'canonical_url']).toBeUndefined();
  expect(found.notes).toEqual([
    {
      kind: 'changed',
      post: raw.title,
      what: expect.stringContaining(`${field}: `) as string,
      reason: expect.stringMatching(/^It is left out: /) as string,
    },
  ]);
});

it('makes a draft of a post whose time to appear is out of reach', () => {
  expect(finish({ publishedAt: '2300-01-01T00:00:00.000Z' })!.post).toMatchObject({ published: false });
});

it.each([
  ['<details><summary>Real head</summary><p>Body</p></details>', 'Real head Body'],
  [
    '<dl><dt>Term</dt><dd>Said</dd></dl><table><caption>Sums</caption><tr><th>A</th><td>1</td></tr></table>',
    'Term Said Sums A 1',
  ],
  [
    '<figure><img src="https://dock.example/a.png"><figcaption>Dock</figcaption></figure>Text<br>on<hr>after',
    'Dock Text on after',
  ],
  ['<p hidden>SECRET</p><p>Shown<span style="display:none">SECRET</span></p><script>x()</script>', 'Shown'],
  ['<iframe src="https://films.example/1"></iframe><p>Text</p>', 'Text'],
  ['<iframe src="https://player.vimeo.com/video/76979871"></iframe><p>Text</p>', 'Text'],
  [
    '<p>Before</p><p>https://www.youtube.com/watch?v=a&amp;t=1</p><p>https://sounds.example/a.mp3<br>After</p>',
    'Before After',
  ],
  [
    '<p>Before\nhttps://www.youtube.com/watch?v=a\n<a href="/a.mp3">http://sounds.example/a.mp3</a> after</p>',
    'Before after',
  ],
  ['<pre><code>npm start</code></pre><p>Run <code>npm start</code>.</p>', 'Run npm start.'],
  ['<blockquote>Quote<cite>Me</cite></blockquote><p>“<cite>It</cite>” is.</p>', 'Quote Me “It” is.'],
])('takes an excerpt from the words of %s', (content, excerpt) => {
  expect(finish({ excerpt: '', content })!.post.excerpt).toBe(excerpt);
});

it('names what is hidden', () => {
  const { notes } = finish({ content: '<p>Shown</p><p style="display: none">SECRET</p>' })!;
  expect(notes).toEqual([
    { kind: 'removed', post: raw.title, what: '<p style="display: none">', reason: 'Left out: it is hidden' },
  ]);
});

it('names tags of which no address can be made', () => {
  const field = { name: 'Field work', slug: 'field', description: 'Outside.' };
  const { tags, notes } = finish({ tags: [field, { name: '!?', slug: '' }] })!;
  expect(tags).toEqual([field]);
  expect(notes.map(({ what }) => what)).toEqual(['Tag !?']);
});
