import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Post } from '#features/posts/contract.ts';
import { signIn } from '#tests/support/site-api.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';

let served: Product;
let cookie: string;

beforeAll(async () => {
  served = await startProduct();
  cookie = await signIn(served.url, served.admin);
}, 100_000);

afterAll(() => served.stop());

const visit = (path: string) => fetch(served.url + path, { redirect: 'manual' });

const read = async (path: string) => {
  const answer = await visit(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

async function ask<Answer>(method: string, path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${served.url}/functions/v1${path}`, {
    method,
    headers: { cookie, origin: served.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([answer.status, '']);
  return (await answer.json()) as Answer;
}

const publish = (title: string, more: object = {}) =>
  ask<Post>('POST', '/blog-api', {
    ...{ title, excerpt: `About ${title}`, content: `<p>${title}</p>`, published: true },
    ...more,
  });

it('lists the articles of a tag, with its words and a feed, and none where there are none', async () => {
  expect((await visit('/blog/tag/batteries')).status).toBe(404);
  const { slug } = await publish('Cells in winter', { tags: ['Batteries', 'Cold'] });
  await publish('Chargers', { tags: ['Batteries'] });
  await publish('A draft about cells', { tags: ['Unseen'], published: false });
  await ask('PUT', '/blog-tags/batteries', { description: 'What stores power.' });
  const page = await read('/blog/tag/batteries');
  expect(page).toMatch(/<title>Batteries \| /);
  expect(page).toContain('<meta name="description" content="What stores power.">');
  expect(page).toMatch(/<h1[^>]*>Batteries<\/h1>/);
  expect(page.indexOf('Cells in winter')).toBeGreaterThan(page.indexOf('Chargers'));
  expect(page).toContain('href="/blog/tag/batteries/rss.xml"');
  expect(page).not.toMatch(/<astro-island[^>]*component-url="[^"]*search/);
  const feed = await read('/blog/tag/cold/rss.xml');
  expect(feed).toContain('Cells in winter');
  expect(feed).not.toContain('Chargers');
  expect(feed).toContain(`<link>${served.url}/blog/tag/cold</link>`);
  expect(await read(`/blog/${slug}`)).toMatch(/href="\/blog\/tag\/batteries"[^>]*><bdi>Batteries/);
  for (const path of ['/blog/tag/unseen', '/blog/tag/unseen/rss.xml', '/blog/tag/nothing/rss.xml'])
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  expect((await visit('/blog/tag/batteries?utm_source=x')).headers.get('etag')).toBe(
    (await visit('/blog/tag/batteries')).headers.get('etag'),
  );
});

it('leads on from the addresses that a tag had, also when it became another', async () => {
  await publish('Pumps', { tags: ['Heat pumps', 'Heating'] });
  await ask('PUT', '/blog-tags/heat-pumps', { slug: 'pumps' });
  const follow = async (path: string) => {
    const answer = await visit(path);
    return [answer.status, answer.headers.get('location')];
  };
  expect(await follow('/blog/tag/heat-pumps')).toEqual([301, '/blog/tag/pumps']);
  await ask('POST', '/blog-tags/pumps/merge', { into: 'heating' });
  for (const slug of ['heat-pumps', 'pumps']) {
    expect(await follow(`/blog/tag/${slug}`)).toEqual([301, '/blog/tag/heating']);
    expect(await follow(`/blog/tag/${slug}/rss.xml`)).toEqual([301, '/blog/tag/heating/rss.xml']);
  }
});

it('lists the articles of a person, and has no page for those without', async () => {
  expect((await visit('/blog/author/ines-varga')).status).toBe(404);
  const { slug } = await publish('By hand', { author: 'ines-varga' });
  const page = await read('/blog/author/ines-varga');
  expect(page).toMatch(/<h1[^>]*>Articles by Ines Varga<\/h1>/);
  expect(page).toContain('By hand');
  expect(page).not.toContain('Chargers');
  expect(await read(`/blog/${slug}`)).toContain('href="/blog/author/ines-varga"');
  expect((await visit('/blog/author/nobody')).status).toBe(404);
});

it('tells readers and search engines of an article what its author gave', async () => {
  const created = await publish('Seen before', {
    published_at: '2020-05-06T07:08:09Z',
    search_title: 'For engines',
    search_description: 'What engines show.',
    canonical_url: 'https://magazine.example/seen',
    tags: ['Batteries'],
  });
  const page = await read(`/blog/${created.slug}`);
  expect(page).toMatch(/<title>For engines \| /);
  expect(page).toContain('<meta name="description" content="What engines show.">');
  expect(page).toContain('<link rel="canonical" href="https://magazine.example/seen">');
  expect(page).toContain('<meta property="article:published_time" content="2020-05-06T07:08:09.000Z">');
  expect(page).toContain(`<meta property="article:modified_time" content="${created.updated_at}">`);
  expect(page).toMatch(/<time datetime="2020-05-06T07:08:09.000Z">.*Updated on/is);
  expect(await read('/sitemap.xml')).toContain(
    `/blog/${created.slug}</loc><lastmod>${created.updated_at}</lastmod>`,
  );
});

it('leads from an article to related ones and to its neighbors', async () => {
  const at = (day: number) => ({ published_at: `2019-01-0${day}T00:00:00Z` });
  await publish('Harbor cranes at night', { ...at(1) });
  const middle = await publish('Sorting letters', { ...at(2), tags: ['Post', 'Machines'] });
  await publish('Weather', { ...at(3) });
  await publish('Stamps', { ...at(4), tags: ['Post'] });
  await publish('Franking', { ...at(5), tags: ['Machines', 'Post'] });
  await publish('Letters without sorting', { ...at(6) });
  const page = await read(`/blog/${middle.slug}`);
  const [, more = ''] = page.split('More articles');
  const titles = ['Franking', 'Stamps', 'Letters without sorting'];
  const places = titles.map((title) => more.indexOf(title));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(places[0]).toBeGreaterThan(0);
  expect(more).toMatch(/rel="prev"[^>]*>.*?Harbor cranes at night/s);
  expect(more).toMatch(/rel="next"[^>]*>.*?Weather/s);
});
