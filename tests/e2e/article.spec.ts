import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { makeWord } from '#tests/support/site-api.ts';

test('shows the long date, the excerpt, the content and the way back', async ({ page, api }) => {
  const post = await api.createPost({
    excerpt: 'What it says in short',
    content: '<h2>One</h2><p>Line one\nline two</p><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p><p>שלום</p>',
  });
  await page.goto(`/blog/${post.slug}`);
  const main = page.getByRole('main');
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(main.getByText(date.format(new Date(post.created_at)))).toBeVisible();
  await expect(main.getByText('What it says in short')).toBeVisible();
  await expect(main.locator('p br')).toHaveCount(1);
  const freeBefore = await main.getByText('שלום').evaluate((block) => {
    const line = document.createRange();
    line.selectNodeContents(block);
    return line.getBoundingClientRect().left - block.getBoundingClientRect().left;
  });
  expect(freeBefore, 'from right to left').toBeGreaterThan(50);
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Two' }).click();
  await expect(page).toHaveURL(/#part-two$/);
  await main.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('describes itself to search engines and sharing services', async ({ page, api, product }) => {
  const title = `Words & <signs> ${makeWord()}`;
  const post = await api.createPost({ title, excerpt: 'In "short"' });
  await page.goto(`/blog/${post.slug}`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const described = texts.map((text) => JSON.parse(text));
  expect(described).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: title,
      datePublished: post.created_at,
    }),
  );
  expect(described.map((value) => value['@type'])).toContain('BreadcrumbList');
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toContain(`${product.url}/og/blog/${post.slug}.png?v=`);
  const picture = await page.request.get(image!);
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('a draft, and what never was, is not found', async ({ page, api }) => {
  const draft = await api.createPost({ published: false });
  for (const slug of [draft.slug, draft.id, 'never-was']) {
    const answer = await page.goto(`/blog/${slug}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Not Found' })).toBeVisible();
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    expect((await page.request.get(`/og/blog/${slug}.png`)).status()).toBe(404);
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('copies a listing and its address by buttons, without a script of its own @thorough', async ({
  page,
  api,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const post = await api.createPost({
    content: '<pre><code class="language-ts">const a = "&lt;b&gt;";\nreturn a;</code></pre>',
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  // Where nothing scrolls, the call beside the share links asks for no script.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto(`/blog/${post.slug}`);
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Copy' }).click();
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await readClipboard()).toBe('const a = "<b>";\nreturn a;');
  const share = main.getByRole('list', { name: 'Share this article' });
  await share.getByRole('link', { name: 'Copy link' }).click();
  await expect(share.getByRole('link', { name: 'Copied' })).toBeVisible();
  expect(await readClipboard()).toBe(`${product.url}/blog/${post.slug}`);
  await expect(main.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  expect(scripts).toEqual([]);
});

test('is passed on by links that tell nobody before they are followed', async ({ page, api, product }) => {
  const title = `Costs & "benefits" ${makeWord()}`;
  const post = await api.createPost({ title });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(`/blog/${post.slug}`);
  const address = `${product.url}/blog/${post.slug}`;
  const share = page.getByRole('list', { name: 'Share this article' });
  const read = async (name: string) =>
    new URL((await share.getByRole('link', { name }).getAttribute('href'))!);
  const mail = await read('Email');
  expect([mail.protocol, mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
    'mailto:',
    title,
    address,
  ]);
  expect((await read('LinkedIn')).searchParams.get('url')).toBe(address);
  const x = await read('X');
  expect([x.searchParams.get('text'), x.searchParams.get('url')]).toEqual([title, address]);
  expect(new Set(asked)).toEqual(new Set([product.url]));
});

test('keeps its chapters in sight where there is a column for them', async ({ page, api }) => {
  const chapter = (name: string) => `<h2>${name}</h2>${'<p>Some words of it.</p>'.repeat(30)}`;
  const post = await api.createPost({ content: ['One', 'Two', 'Three'].map(chapter).join('') });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/blog/${post.slug}`);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await page.getByRole('heading', { level: 2, name: 'Three' }).getByRole('link').click();
  await expect(page).toHaveURL(/#part-three$/);
  await expect(contents.getByRole('link', { name: 'Two' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: 'Three' })).toBeInViewport();
});

test('has its notes in the margin where there is one', async ({ page, api }) => {
  const note = '<aside class="note"><p><del>4</del> <ins>5</ins></p><p>Counted again.</p></aside>';
  const post = await api.createPost({ content: `<p>${'word '.repeat(60)}</p>${note}<p>After it</p>` });
  for (const [width, isBeside] of [
    [1440, true],
    [1024, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/blog/${post.slug}`);
    const main = page.getByRole('main');
    const text = (await main.getByText('After it').boundingBox())!;
    const aside = (await main.getByText('Counted again.').boundingBox())!;
    expect(aside.x >= text.x + text.width && aside.y < text.y + 90, String(width)).toBe(isBeside);
  }
});

test('stands in one column where it is read from right to left @thorough', async ({ page, api }) => {
  const words = 'يراجع المهندسون كل سطر قبل أن يصل إلى العملاء. ';
  const post = await api.createPost({
    title: words,
    excerpt: words,
    content: `<h2>${words}</h2><p>${words.repeat(9)}</p>`,
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/blog/${post.slug}`);
  const article = page.getByRole('main').getByRole('article').first();
  const readEdges = (part: Locator) =>
    part.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right].map(Math.round);
    });
  const [left, right] = await readEdges(article.locator('footer'));
  expect(await readEdges(article.locator('.prose > p'))).toEqual([left, right]);
  expect((await readEdges(article.getByRole('heading', { level: 1 })))[1]).toBe(right);
});

test('shows its picture whole, at most 320 px high, and shares it', async ({ page, api, product }) => {
  const post = await api.createPost({ image_url: '/uploads/blog-1.png', tags: ['Testing costs'] });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/blog/${post.slug}`);
    const box = await page.locator('[data-picture]').first().boundingBox();
    expect(box!.height, `${width} px`).toBeLessThanOrEqual(321);
    expect(box!.width / box!.height, `${width} px`).toBeCloseTo(16 / 9, 1);
  }
  const read = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
  expect(await read('og:image')).toBe(`${product.url}/uploads/blog-1.png?share`);
  expect(await read('article:tag')).toBe('Testing costs');
  expect(await read('article:published_time')).toBe(post.published_at);
  expect(await read('article:modified_time')).toBe(post.updated_at);
});
