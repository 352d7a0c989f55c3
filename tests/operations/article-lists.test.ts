import { afterAll, beforeAll, expect, it } from 'vitest';
import { cases } from '#content/cases.ts';
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
  expect(page).toMatch(/<h1[^>]*>Articles on Batteries<\/h1>/);
  expect(page.indexOf('Cells in winter')).toBeGreaterThan(page.indexOf('Chargers'));
  expect(page).toContain('href="/blog/tag/batteries/rss.xml"');
  const toWords = (html: string) => html.replaceAll(/<[^>]*>/g, '');
  expect(toWords(page)).toContain('2 articles');
  expect(page).toMatch(/<nav aria-label="Other topics".*href="\/blog\/tag\/cold"/s);
  expect(page).not.toMatch(/<nav aria-label="Other topics".*href="\/blog\/tag\/batteries"/s);
  expect(toWords(await read('/blog/tag/cold'))).toMatch(/1 article(?!s)/);
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
  for (const words of ['Designer, screens', 'Draws every screen on paper first', 'Signs for screens'])
    expect(page).toContain(words);
  const signed = cases.filter(({ signedBy }) => signedBy?.includes('ines-varga'));
  expect(signed.length).toBeGreaterThan(0);
  for (const { slug: study } of signed) expect(page).toContain(`href="/portfolio/${study}"`);
  expect(page).not.toContain('Chargers');
  expect(await read(`/blog/${slug}`)).toContain('href="/blog/author/ines-varga"');
  expect((await visit('/blog/author/nobody')).status).toBe(404);
});

it('tells readers and search engines of an article what its author gave', async () => {
  const created = await publish('Seen before', {
    published_at: '2020-05-06T07:08:09Z',
    revised_at: '2020-06-07T08:09:10Z',
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
  expect(page).toContain('<meta property="article:modified_time" content="2020-06-07T08:09:10.000Z">');
  expect(page).toContain('"dateModified":"2020-06-07T08:09:10.000Z"');
  expect(page).toMatch(/<time datetime="2020-05-06T07:08:09.000Z">.*Updated on.*June 7, 2020/is);
  expect(await read('/sitemap.xml')).not.toContain(`/blog/${created.slug}</loc>`);
});

it('lists an article in the sitemap with its last change, and says no revision where there was none', async () => {
  const { slug, updated_at } = await publish('Never revised', { published_at: '2020-05-06T07:08:09Z' });
  expect(await read('/sitemap.xml')).toContain(`/blog/${slug}</loc><lastmod>${updated_at}</lastmod>`);
  const page = await read(`/blog/${slug}`);
  expect(page).not.toContain('Updated on');
  expect(page).toContain('<meta property="article:modified_time" content="2020-05-06T07:08:09.000Z">');
});

it('shares an article with the words and the picture that are given for it', async () => {
  const share = { share_title: 'For friends', share_description: 'What they see.' };
  const { slug, id } = await publish('Shared', { ...share, share_image: '/uploads/blog-1.png' });
  const readTags = async () => {
    const page = await read(`/blog/${slug}`);
    const tags = [
      ...page.matchAll(/<meta property="og:(title|description|image(?::\w+)?)" content="([^"]*)"/g),
    ];
    return Object.fromEntries(tags.map(([, name, content]) => [name, content]));
  };
  expect(await readTags()).toMatchObject({
    title: 'For friends',
    description: 'What they see.',
    image: `${served.url}/uploads/blog-1.png?share`,
    'image:width': '1200',
  });
  const elsewhere = 'https://pictures.example/a.png';
  await ask('PUT', `/blog-api/${id}`, { share_title: '', share_description: '', share_image: elsewhere });
  const tags = await readTags();
  expect(tags).toMatchObject({ description: 'About Shared', image: elsewhere });
  expect(tags['title']).toMatch(/^Shared \| /);
  expect(tags).not.toHaveProperty('image:width');
});

it('leads from a part of a series to the others, and to those that appear', async () => {
  const part = (title: string, series_position: number, more: object = {}) =>
    publish(title, { series: 'Cells & packs', series_position, ...more });
  const first = await part('The cell', 1);
  const second = await part('The pack', 2, { published: false });
  await part('The rack', 3);
  const readParts = async () =>
    /<nav aria-label="Parts of this series".*?<\/nav>/s.exec(await read(`/blog/${first.slug}`))?.[0];
  const before = await readParts();
  expect(before).toContain('Part 1 of 3');
  expect(before).toContain('Cells &amp; packs');
  expect(before).toMatch(/aria-current="page"[^>]*>The cell/);
  expect(before).toMatch(/href="\/blog\/the-rack"[^>]*>The rack/);
  expect(before).not.toContain('The pack');
  await ask('PUT', `/blog-api/${second.id}`, { published: true });
  expect(await readParts()).toMatch(/href="\/blog\/the-pack"[^>]*>The pack/);
  expect(await read(`/blog/${(await publish('On its own')).slug}`)).not.toContain('Parts of this series');
});

it('puts the newest featured article first on the blog page, and all others in their order', async () => {
  const { id } = await publish('Worth it', { featured: true, published_at: '2018-01-01T00:00:00Z' });
  await publish('Newest of all');
  const readTitles = async () =>
    [...(await read('/blog')).matchAll(/<article.*?<h2[^>]*>([^<]*)<\/h2>/gs)].map(([, title]) => title);
  const titles = await readTitles();
  expect(titles.slice(0, 2)).toEqual(['Worth it', 'Newest of all']);
  expect(titles.filter((title) => title === 'Worth it')).toHaveLength(1);
  await ask('PUT', `/blog-api/${id}`, { featured: false });
  expect((await readTitles())[0]).toBe('Newest of all');
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
  // The two that have the most in common, the newest of them first.
  const titles = ['Franking', 'Stamps'];
  const places = titles.map((title) => more.indexOf(title));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(places[0]).toBeGreaterThan(0);
  expect(more).toMatch(/rel="prev"[^>]*>.*?Harbor cranes at night/s);
  expect(more).toMatch(/rel="next"[^>]*>.*?Weather/s);
});
