import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { test as ownTest } from '#tests/support/own-product.ts';
import { makeWord } from '#tests/support/site-api.ts';

const post = {
  title: 'Signs: <b> & "quotes" ]]> and more',
  excerpt: 'Two > one & one < two',
  content:
    '<p>A <a href="/contact">link</a> and ]]> an <img src="/uploads/blog-1.png" alt="x"></p><p>1 &lt; 2</p>',
};

/** Parses the XML at an address strictly, by the browser: texts by element name. */
async function parseXml(page: Page, path: string) {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  return page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const read = (name: string) =>
        [...document.getElementsByTagName(name)].map((element) => element.textContent);
      return {
        error: document.querySelector('parsererror')?.textContent ?? null,
        root: document.documentElement.nodeName,
        titles: read('title'),
        locations: read('loc'),
        changes: read('lastmod'),
        contents: [...read('content:encoded'), ...read('content')],
        links: [...document.getElementsByTagName('link')].map(
          (element) => element.getAttribute('href') ?? element.textContent,
        ),
      };
    },
    await answer.text(),
  );
}

for (const [path, root] of [
  ['/blog/rss.xml', 'rss'],
  ['/blog/atom.xml', 'feed'],
] as const) {
  test(`${path} is well-formed and has whole articles with whole addresses`, async ({
    page,
    api,
    product,
  }) => {
    const draft = await api.createPost({ published: false });
    const title = `${post.title} ${makeWord()}`;
    const { slug } = await api.createPost({ ...post, title });
    await page.goto('/contact');
    const feed = await parseXml(page, path);
    expect(feed.error).toBeNull();
    expect(feed.root).toBe(root);
    expect(feed.titles.slice(0, 2)).toEqual([await api.readSetting('site_name'), title]);
    expect(feed.titles).not.toContain(draft.title);
    expect(feed.links).toContain(`${product.url}/blog/${slug}`);
    expect(feed.contents[0]).toContain(`<a href="${product.url}/contact">link</a> and ]]&gt; an <img`);
    expect(feed.contents[0]).toContain(`src="${product.url}/uploads/blog-1.png"`);
    expect(feed.contents[0]).toContain('1 &lt; 2');
    await expect(page.locator(`link[rel="alternate"][href="${path}"]`)).toHaveCount(1);
  });
}

test('every address of the sitemap answers, and drafts are not among them', async ({
  page,
  api,
  product,
}) => {
  const published = await api.createPost();
  const draft = await api.createPost({ published: false });
  await page.goto('/contact');
  const sitemap = await parseXml(page, '/sitemap.xml');
  expect(sitemap.error).toBeNull();
  expect(sitemap.locations).toContain(`${product.url}/`);
  expect(sitemap.locations).toContain(`${product.url}/blog/${published.slug}`);
  expect(sitemap.locations).not.toContain(`${product.url}/blog/${draft.slug}`);
  expect(sitemap.changes).toContain(published.created_at);
  for (const address of sitemap.locations) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
});

test('a tag and an author have feeds, which their pages name, and pages in the sitemap', async ({
  page,
  api,
  product,
}) => {
  const word = makeWord();
  const author = 'tomas-okafor';
  const { slug } = await api.createPost({ tags: [word], author });
  const other = await api.createPost();
  for (const part of [`/blog/tag/${word}`, `/blog/author/${author}`]) {
    await page.goto(part);
    for (const kind of ['rss', 'atom']) {
      const path = `${part}/${kind}.xml`;
      await expect(
        page.locator(`link[rel="alternate"][type="application/${kind}+xml"]`).first(),
      ).toHaveAttribute('href', path);
      const feed = await parseXml(page, path);
      expect(feed.error).toBeNull();
      expect(feed.links).toContain(`${product.url}/blog/${slug}`);
      expect(feed.links).not.toContain(`${product.url}/blog/${other.slug}`);
    }
    const { locations } = await parseXml(page, '/sitemap.xml');
    expect(locations).toContain(product.url + part);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(picture!)).headers()['content-type']).toBe('image/png');
  }
  expect((await page.request.get(`/blog/tag/${word}/other.xml`)).status()).toBe(404);
  expect((await page.request.get(`/blog/tag/nothing-${word}/atom.xml`)).status()).toBe(404);
});

// Of its own: the others' posts are as many as there were tests before.
ownTest('each page in the sitemap has a picture for sharing @thorough', async ({ page, api }) => {
  await api.createPost();
  await page.goto('/contact');
  const { locations } = await parseXml(page, '/sitemap.xml');
  for (const address of locations) {
    const html = await (await page.request.get(address)).text();
    const image = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1];
    expect(image, address).toBeDefined();
    expect((await page.request.get(image!)).headers()['content-type'], image).toBe('image/png');
  }
});

test('robots.txt names the sitemap, and a new post is in it at once', async ({ page, api, product }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  await page.request.get('/sitemap.xml');
  const { slug } = await api.createPost();
  for (const path of ['/sitemap.xml', '/blog/rss.xml', '/blog/atom.xml', '/llms.txt']) {
    expect(await (await page.request.get(path)).text(), path).toContain(`/blog/${slug}`);
  }
});

test('the manifest names the site, and its icons are there', async ({ page, api }) => {
  const name = await api.readSetting('site_name');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name, start_url: '/' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});
